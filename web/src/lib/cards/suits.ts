import type { Suit } from './codes'

/** The two inks of a suit symbol: its own, and the paper that shows through. */
export interface Inks {
  suit: string
  paper: string
}

/**
 * How finely a symbol is cut: `fine` from about 40 card units, `plain` below, where fine lines would blur.
 *
 * Both have the same outline.
 */
export type Cut = 'fine' | 'plain'

type SuitDrawing = (inks: Inks, cut: Cut) => string

const cut = (d: string, paper: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${paper}" stroke-width="${width}" stroke-linecap="round"/>`

// The gap between cup and nut makes it an acorn even in black and white.
const eichel: SuitDrawing = ({ suit, paper }, detail) => {
  const outline =
    'M53 20 57 5C58 1 48-1 46 4L44 20Z' +
    'M10 45C10 26 28 14 50 14S90 26 90 45C90 50 88 52 83 52H17C12 52 10 50 10 45Z' +
    'M20 59H80C80 76 71 86 60 91 55 93.5 52 96 50 100 48 96 45 93.5 40 91 29 86 20 76 20 59Z'
  const scales = 'M24 36Q30 46 37 36Q43 46 50 36Q57 46 63 36Q70 46 76 36M37 25Q43 34 50 25Q57 34 63 25'
  const shine = 'M30 67C32 75 36 80 42 84'
  const lines = detail === 'fine' ? cut(scales, paper, 3.6) + cut(shine, paper, 4.5) : ''
  return `<path d="${outline}" fill="${suit}"/>${lines}`
}

// Upright, widest below the middle; the veins keep it apart from a spade.
const laub: SuitDrawing = ({ suit, paper }, detail) => {
  const outline =
    'M50 0C62 17 93 32 93 57 93 71 83 80 71 80 64 80 58 77 55 72L57 92C58 98 61 100 50 100 46 100 44 98 ' +
    '44.5 92L45 72C42 77 36 80 29 80 17 80 7 71 7 57 7 32 38 17 50 0Z'
  const veins =
    detail === 'fine'
      ? cut('M50 20V70M50 42 68 32M50 42 32 32M50 60 76 48M50 60 24 48', paper, 4.6)
      : cut('M50 24V66M50 56 72 42M50 56 28 42', paper, 6)
  return `<path d="${outline}" fill="${suit}"/>${veins}`
}

// The only one without any cut.
const herz: SuitDrawing = ({ suit }) => {
  const outline =
    'M50 98C42 84 3 62 3 32 3 15 15 4 29 4 39 4 46 9 50 18 54 9 61 4 71 4 85 4 97 15 97 32 97 62 58 84 50 98Z'
  return `<path d="${outline}" fill="${suit}"/>`
}

// The ring on top breaks the outline.
const schellen: SuitDrawing = ({ suit, paper }, detail) => {
  const ball =
    `<circle cx="50" cy="12" r="8" fill="none" stroke="${suit}" stroke-width="7"/>` +
    `<circle cx="50" cy="59" r="41" fill="${suit}"/>`
  if (detail === 'plain') return ball + cut('M8 57H92', paper, 7) + cut('M50 74V84', paper, 10)
  const equator = cut('M7 51H93M7 61H93', paper, 4)
  const dots = cut('M33 38V38M50 33V33M67 38V38', paper, 9)
  return ball + equator + dots + cut('M50 72V84', paper, 6) + cut('M50 85V85', paper, 12)
}

const kreuz: SuitDrawing = ({ suit }) => {
  const leaf = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="22" fill="${suit}"/>`
  const foot = `<path d="M44 40H56L58 72C60 86 64 94 70 100H30C36 94 40 86 42 72Z" fill="${suit}"/>`
  return leaf(50, 24) + leaf(25, 58) + leaf(75, 58) + foot
}

// A heart upside down on a foot.
const pik: SuitDrawing = ({ suit }) => {
  const outline =
    'M50 0C62 18 96 34 96 59 96 73 86 81 75 81 67 81 60 77 57 71 58 85 62 94 69 100H31C38 94 42 85 43 71 ' +
    '40 77 33 81 25 81 14 81 4 73 4 59 4 34 38 18 50 0Z'
  return `<path d="${outline}" fill="${suit}"/>`
}

const karo: SuitDrawing = ({ suit }) =>
  `<path d="M50 0C60 20 72 36 88 50 72 64 60 80 50 100 40 80 28 64 12 50 28 36 40 20 50 0Z" fill="${suit}"/>`

/** Which pictures the suits have: only the pictures differ (rulebook of Schwarze Sau, 8.1). */
export type Suits = 'german' | 'french'

const SYMBOLS: Record<Suits, Record<Suit, SuitDrawing>> = {
  german: { E: eichel, G: laub, H: herz, S: schellen },
  french: { E: kreuz, G: pik, H: herz, S: karo },
}

/** A suit symbol in a square of `size` card units around (x, y). */
export function drawSuit(
  suit: Suit,
  x: number,
  y: number,
  size: number,
  cutting: Cut,
  inks: Inks,
  suits: Suits = 'german',
): string {
  const scale = size / 100
  const place = `translate(${(x - size / 2).toFixed(2)} ${(y - size / 2).toFixed(2)}) scale(${scale})`
  return `<g transform="${place}">${SYMBOLS[suits][suit](inks, cutting)}</g>`
}
