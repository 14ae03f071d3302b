/** An upright box, in card units. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A spot of a drawing and how far the ink reaches around it, in card units. */
export interface Spot {
  x: number
  y: number
  reach: number
}

interface Placing {
  x: number
  y: number
  scale: number
}

/** Spots on one side of a control polygon. */
const STEPS = 8

/**
 * The outline of a drawing of the deck, spot by spot.
 *
 * Curves count as their control polygons, which lie around them: the outline is never too small. The bare paper
 * around a part in front of others is no ink.
 *
 * @throws RangeError when the drawing has something else in it than groups, absolute paths and discs.
 */
export function outlineOf(drawing: string): Spot[] {
  const spots: Spot[] = []
  const placings: Placing[] = [{ x: 0, y: 0, scale: 1 }]
  for (const [, end, name = '', attributes = ''] of drawing.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    const placing = within(placings.at(-1), attributes)
    if (name === 'g' && end === '') placings.push(placing)
    else if (name === 'g') placings.pop()
    else if (end === '') spots.push(...spotsOf(name, attributes).map((spot) => placed(spot, placing)))
  }
  return spots
}

/** The smallest box around all the ink of a drawing. */
export function extentOf(drawing: string): Box {
  const spots = outlineOf(drawing)
  return {
    left: Math.min(...spots.map(({ x, reach }) => x - reach)),
    top: Math.min(...spots.map(({ y, reach }) => y - reach)),
    right: Math.max(...spots.map(({ x, reach }) => x + reach)),
    bottom: Math.max(...spots.map(({ y, reach }) => y + reach)),
  }
}

/** Bare paper between a spot and a box; negative when they touch. */
export function paperBetween({ x, y, reach }: Spot, { left, top, right, bottom }: Box): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) - reach
}

function within(outer: Placing | undefined, attributes: string): Placing {
  const { x: left, y: top, scale: size } = outer ?? { x: 0, y: 0, scale: 1 }
  const [x = 0, y = 0] = numbersIn(/translate\(([^)]*)\)/.exec(attributes)?.[1])
  const [scale = 1] = numbersIn(/scale\(([^)]*)\)/.exec(attributes)?.[1])
  return { x: left + x * size, y: top + y * size, scale: size * scale }
}

function placed({ x, y, reach }: Spot, placing: Placing): Spot {
  return { x: placing.x + x * placing.scale, y: placing.y + y * placing.scale, reach: reach * placing.scale }
}

function numbersIn(text: string | undefined): number[] {
  return (text?.match(/-?[\d.]+/g) ?? []).map(Number)
}

function spotsOf(name: string, attributes: string): Spot[] {
  const read = (attribute: string): string => new RegExp(` ${attribute}="([^"]*)"`).exec(attributes)?.[1] ?? ''
  const bare = read('stroke') === 'var(--face)'
  if (bare && read('fill') === 'none') return []
  const half = bare ? 0 : Number(read('stroke-width')) / 2
  if (name === 'circle') return [{ x: Number(read('cx')), y: Number(read('cy')), reach: Number(read('r')) + half }]
  if (name !== 'path') throw new RangeError(`<${name}> is no part of a drawing.`)
  return polygonsOf(read('d')).flatMap(alongSides).map(([x, y]) => ({ x, y, reach: half }))
}

type Corner = readonly [x: number, y: number]

function polygonsOf(d: string): Corner[][] {
  const polygons: Corner[][] = []
  let [x, y] = [0, 0]
  for (const [, command = '', rest] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    if (!'MLHVCSQZ'.includes(command)) throw new RangeError(`${command} in ${d} is not an absolute command.`)
    if (command === 'M') polygons.push([])
    const polygon = polygons.at(-1) ?? []
    if (command === 'Z' && polygon[0]) polygon.push(polygon[0])
    const values = numbersIn(rest)
    for (let index = 0; index < values.length; index += command === 'H' || command === 'V' ? 1 : 2) {
      if (command !== 'V') x = values[index] ?? x
      if (command !== 'H') y = (command === 'V' ? values[index] : values[index + 1]) ?? y
      polygon.push([x, y])
    }
  }
  return polygons
}

function alongSides(polygon: Corner[]): Corner[] {
  return polygon.flatMap(([x, y], index): Corner[] => {
    const [toX, toY] = polygon[index + 1] ?? [x, y]
    const along = (step: number): Corner => [x + ((toX - x) * step) / STEPS, y + ((toY - y) * step) / STEPS]
    return Array.from({ length: STEPS }, (_, step) => along(step))
  })
}
