/** A colour in linear light, each part from 0 to 1. */
export type Light = readonly [red: number, green: number, blue: number]

/** How somebody sees: all colours, or without one of the three kinds of cone. */
export type Vision = 'normal' | 'protanopia' | 'deuteranopia' | 'tritanopia'

type Row = readonly [number, number, number]

/** Machado, Oliveira and Fernandes 2009, severity 1. */
const SIMULATIONS: Record<Exclude<Vision, 'normal'>, readonly [Row, Row, Row]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/**
 * The light of a colour written `#rrggbb` (sRGB).
 *
 * @throws RangeError when it is written in any other way.
 */
export function lightOf(hex: string): Light {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  if (!parts) throw new RangeError(`${JSON.stringify(hex)} is not a colour like #1b6ef3.`)
  const channel = (index: number): number => {
    const value = Number.parseInt(parts[index] ?? '', 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(2), channel(3)]
}

/** Contrast by WCAG 2, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [darker, lighter] = [luminance(lightOf(first)), luminance(lightOf(second))].sort((a, b) => a - b)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

/** How far apart two colours are for somebody, as CIE 1976 Delta E: 2 can just be told apart. */
export function distance(first: string, second: string, vision: Vision): number {
  const [one, other] = [first, second].map((hex) => lab(seenBy(vision, lightOf(hex))))
  if (!one || !other) throw new RangeError('Two colours are needed.')
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}

function luminance([red, green, blue]: Light): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function seenBy(vision: Vision, light: Light): Light {
  if (vision === 'normal') return light
  const [red, green, blue] = SIMULATIONS[vision]
  const mixed = (row: Row): number => {
    const sum = row[0] * light[0] + row[1] * light[1] + row[2] * light[2]
    return Math.min(1, Math.max(0, sum))
  }
  return [mixed(red), mixed(green), mixed(blue)]
}

/** CIE L*a*b* under the white of a screen (D65). */
function lab(light: Light): Row {
  const [red, green, blue] = light
  const root = (part: number): number => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116)
  const x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
  const y = root(luminance(light))
  const z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
