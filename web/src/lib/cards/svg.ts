/** The paints of the deck. Their colours are in `tokens.css`: only there, one set for each kind of face. */
export const FACE = 'var(--face)'
export const INK = 'var(--ink)'
export const EDGE = 'var(--edge)'
export const SKIN = 'var(--skin)'
export const BEARD = 'var(--beard)'

/** Width and height of a card in its own units: 56 × 100 mm, the size of a Schafkopf card. */
export const WIDTH = 140
export const HEIGHT = 250

/** Paper that stays bare between two parts of a drawing, as in a linocut: it keeps them apart without any outline. */
export const GAP = 3.5

/** A filled shape. */
export function shape(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

/** A filled shape in front of others, with bare paper around it. */
export function cutout(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"${BARE}/>`
}

// Under the fill, so that only its outer half shows.
const BARE = ` stroke="${FACE}" stroke-width="${GAP * 2}" stroke-linejoin="round" paint-order="stroke"`

/** A filled shape in a lighter tone of its paint: linings and stuff of a second colour. */
export function tinted(d: string, paint: string): string {
  return shape(d, FACE) + `<path d="${d}" fill="${paint}" fill-opacity=".3"/>`
}

/** A line of one width, round at its ends and bends. */
export function line(d: string, paint: string, width: number): string {
  const round = 'stroke-linecap="round" stroke-linejoin="round"'
  return `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${width}" ${round}/>`
}

/** A line in front of other parts, with bare paper on both sides. */
export function limb(d: string, paint: string, width: number): string {
  return line(d, FACE, width + GAP * 2) + line(d, paint, width)
}

/** A disc; with bare paper around it if it lies in front of other parts. */
export function disc(x: number, y: number, radius: number, fill: string, inFront = false): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${inFront ? BARE : ''}/>`
}

/** The fine line all round a card, front and back. */
export function drawEdge(): string {
  const place = `x="1" y="1" width="${WIDTH - 2}" height="${HEIGHT - 2}" rx="12"`
  return `<rect ${place} fill="none" stroke="${EDGE}" stroke-width="2"/>`
}
