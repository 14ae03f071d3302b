/**
 * The letters and figures of the index, drawn by us: a card needs no font, and looks the same in Athens and Malmö.
 *
 * Slab serifs, because the feet of the U keep it apart from the O. Each glyph stands on y = 100, its capital height
 * is 100; round ones pass both lines by 2.
 */
interface Glyph {
  /** Units from the left end to the right end. */
  width: number
  /** Outline with its counters, to be filled even-odd. */
  outline: string
  /** What overlaps the outline, filled by itself. */
  added?: string
}

const GLYPHS: Record<string, Glyph> = {
  A: {
    width: 92,
    outline: 'M35 0H57L84 84H92V100H56V84H62L58 71H34L30 84H36V100H0V84H8ZM38.5 55H53.5L46 29Z',
  },
  B: {
    width: 78,
    outline:
      'M0 0H44C62 0 73 9 73 25 73 36 67 44 58 48 70 51 78 60 78 73 78 90 66 100 46 100H0V84H11V16H0Z' +
      'M35 16V41H42C47 41 49 35 49 28S47 16 42 16ZM35 57V84H43C50 84 53 79 53 70S50 57 43 57Z',
  },
  D: {
    width: 85,
    outline: 'M0 0H40C69 0 85 18 85 50S69 100 40 100H0V84H11V16H0ZM35 17V83H40C53 83 60 72 60 50S53 17 40 17Z',
  },
  E: {
    width: 72,
    outline: 'M0 0H68V31H54V17H36V41H58V58H36V83H57V68H72V100H0V84H12V16H0Z',
  },
  J: {
    width: 62,
    outline:
      'M14 0H62V16H52V66C52 90 43 102 25 102 10 102 0 92 0 76V66H22V74C22 80 23 83 25 83 27 83 28 80 28 70V16H14Z',
  },
  K: {
    width: 92,
    outline:
      'M0 0H45V16H35V43L58 16H51V0H89V16H83L57 46 83 84H92V100H54V84H57L41 60 35 67V84H45V100H0V84H11V16H0Z',
  },
  N: {
    width: 94,
    outline: 'M0 0H34L62 56V16H52V0H94V16H84V100H58L32 46V84H42V100H0V84H10V16H0Z',
  },
  O: {
    width: 92,
    outline:
      'M46-2C75-2 92 19 92 50S75 102 46 102 0 81 0 50 17-2 46-2ZM46 17C32 17 25 29 25 50' +
      'S32 83 46 83 67 71 67 50 60 17 46 17Z',
  },
  // The dots stay below the capital height: above it is the band of the Ober.
  Ö: {
    width: 92,
    outline:
      'M46 23C75 23 92 38 92 62.5S75 102 46 102 0 87 0 62.5 17 23 46 23ZM46 41C33 41 25 49 25 62.5' +
      'S33 84 46 84 67 76 67 62.5 59 41 46 41Z',
    added: 'M16-2H38V15H16ZM54-2H76V15H54Z',
  },
  Q: {
    width: 94,
    outline:
      'M46-2C75-2 92 19 92 50S75 102 46 102 0 81 0 50 17-2 46-2ZM46 17C32 17 25 29 25 50' +
      'S32 83 46 83 67 71 67 50 60 17 46 17Z',
    added: 'M42 72 57 61 94 97 80 111Z',
  },
  S: {
    width: 74,
    outline:
      'M38-2C48-2 52 1 55 5V0H69V35H54C52 22 46 16 37 16 30 16 25 19 25 25 25 31 30 34 42 38 62 44 74 53 ' +
      '74 71 74 90 60 102 40 102 28 102 21 98 17 93V100H2V62H17C19 76 27 84 38 84 46 84 50 80 50 74 50 67 ' +
      '44 64 32 60 13 54 2 45 2 28 2 10 17-2 38-2Z',
  },
  U: {
    width: 94,
    outline: 'M0 0H43V16H33V62C33 75 38 82 47 82S61 75 61 62V16H51V0H94V16H85V62C85 88 71 102 47 102S9 88 9 62V16H0Z',
  },
  // Greek capital Rho, for the Ρήγας.
  Ρ: {
    width: 78,
    outline:
      'M0 0H46C66 0 78 12 78 31S66 62 46 62H35V84H48V100H0V84H11V16H0ZM35 17V45H44C51 45 54 40 54 31S51 17 44 17Z',
  },
  '0': {
    width: 64,
    outline:
      'M32-2C53-2 64 17 64 50S53 102 32 102 0 83 0 50 11-2 32-2ZM32 17C25 17 22.5 28 22.5 50' +
      'S25 83 32 83 41.5 72 41.5 50 39 17 32 17Z',
  },
  '1': {
    width: 46,
    outline: 'M15 0H35V84H46V100H0V84H11V27L0 32V13Z',
  },
  '7': {
    width: 70,
    outline: 'M0 0H70V16C56 38 46 66 43 100H17C20 68 29 42 43 19H16V34H0Z',
  },
  '8': {
    width: 76,
    outline:
      'M38-2C57-2 70 8 70 24 70 35 64 43 55 47 67 51 76 60 76 73 76 92 60 102 38 102S0 92 0 73C0 60 9 51 ' +
      '21 47 12 43 6 35 6 24 6 8 19-2 38-2Z' +
      'M38 15C31 15 28 19 28 27S31 39 38 39 48 35 48 27 45 15 38 15ZM38 55C29 55 24.5 61 24.5 70S29 85 38 ' +
      '85 51.5 79 51.5 70 47 55 38 55Z',
  },
  '9': {
    width: 74,
    outline:
      'M37-2C60-2 74 16 74 46 74 82 57 102 31 102 20 102 12 100 6 96L10 78C16 81 22 83 28 83 40 83 47 77 ' +
      '49 64 44 67 39 69 32 69 13 69 0 56 0 34 0 12 15-2 37-2Z' +
      'M37 15C29 15 24 22 24 33S29 52 36 52 49 45 49 33 45 15 37 15Z',
  },
}

/** Every character that can stand in an index. */
export const CHARACTERS: readonly string[] = Object.keys(GLYPHS)

/** Units between two glyphs at a capital height of 100. */
const SPACING = 7

/**
 * A word of the index, centred on x, standing on the baseline, at a capital height in card units.
 *
 * @throws RangeError when a character has no glyph.
 */
export function drawWord(word: string, x: number, baseline: number, capital: number, fill: string): string {
  let pen = 0
  const drawn = [...word].map((character) => {
    const glyph = GLYPHS[character]
    if (glyph === undefined) throw new RangeError(`There is no glyph for ${JSON.stringify(character)}.`)
    const left = pen
    pen += glyph.width + SPACING
    return glyphAt(glyph, left)
  })
  const scale = capital / 100
  const left = x - ((pen - SPACING) * scale) / 2
  const place = `translate(${round(left)} ${round(baseline - capital)}) scale(${scale})`
  return `<g transform="${place}" fill="${fill}">${drawn.join('')}</g>`
}

function glyphAt({ outline, added }: Glyph, left: number): string {
  const place = left === 0 ? '' : ` transform="translate(${left})"`
  const rest = added === undefined ? '' : `<path d="${added}"${place}/>`
  return `<path d="${outline}" fill-rule="evenodd"${place}/>${rest}`
}

function round(units: number): number {
  return Math.round(units * 100) / 100
}
