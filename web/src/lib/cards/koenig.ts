import { FACE, INK, SKIN, cutout, disc, limb, line, shape } from './svg'

/** Where the pip of a König is: on his chest. */
export const KOENIG_PIP = { x: 84, y: 189, size: 42 }

/**
 * The König: frontal, a large crown, a beard, an open robe with ermine, sceptre and orb.
 *
 * @param paint of the suit
 */
export function drawKoenig(paint: string): string {
  const insignia = sceptre(paint) + orb(paint)
  return `<g transform="translate(-1)">${robe(paint) + insignia + collar(paint) + head() + crown(paint)}</g>`
}

function robe(paint: string): string {
  return (
    shape('M56 134C43 152 39 192 37 232H133C131 192 127 152 114 134Z', paint) +
    shape('M68 146C60 166 58 200 57 226H113C112 200 110 166 102 146Z', FACE) +
    ermine('M37 224Q85 232 133 224L134.5 236Q85 245 35.5 236Z', paint) +
    [47, 66, 85, 104, 123].map((x) => disc(x, 235 - Math.abs(x - 85) / 11, 2.6, paint)).join('')
  )
}

function ermine(d: string, paint: string): string {
  return `<path d="${d}" fill="${FACE}" stroke="${paint}" stroke-width="3.5" stroke-linejoin="round"/>`
}

function sceptre(paint: string): string {
  return (
    cutout('M40 126H46L52 218H47Z', INK) +
    disc(42, 118, 8, paint, true) +
    limb('M60 148 48 172', paint, 15) +
    disc(47, 178, 7.5, SKIN, true)
  )
}

function orb(paint: string): string {
  return (
    limb('M110 148 122 182', paint, 15) +
    disc(122, 189, 7.5, SKIN, true) +
    limb('M121 158V166M116.5 161.5H125.5', INK, 4) +
    disc(121, 176, 10, INK, true) +
    line('M112 175H130', FACE, 3.5)
  )
}

function collar(paint: string): string {
  const spots = [60, 72, 98, 110].map((x) => disc(x, Math.abs(x - 85) > 20 ? 138 : 149, 2.8, paint)).join('')
  return ermine('M56 124Q85 110 114 124L123 148Q85 170 47 148Z', paint) + spots
}

function head(): string {
  return (
    cutout('M64 80C58 94 58 108 65 118H105C112 108 112 94 106 80Z', INK) +
    shape('M70 78H100V100Q100 112 85 114 70 112 70 100Z', SKIN) +
    cutout('M67 100C65 122 73 144 85 150 97 144 105 122 103 100 98 107 92 108 85 104 78 108 72 107 67 100Z', INK) +
    line('M80 112Q85 115 90 112', FACE, 3)
  )
}

function crown(paint: string): string {
  return (
    cutout('M64 84 57 46 72 60 85 36 98 60 113 46 106 84Q85 90 64 84Z', paint) +
    line('M65 76Q85 82 105 76', FACE, 4) +
    [57, 113].map((x) => disc(x, 43, 5.5, paint)).join('') +
    disc(85, 31, 6.5, paint) +
    disc(85, 65, 4, FACE)
  )
}
