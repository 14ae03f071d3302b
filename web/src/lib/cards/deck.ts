/** The deck of Stammtisch. The drawings are our own, and under the MIT licence like the code. */
export { drawBack } from './back'

import { ASS_PIP, drawSau } from './ass'
import { readCode, type Rank, type Suit } from './codes'
import { drawWord } from './glyphs'
import { KOENIG_PIP, drawKoenig } from './koenig'
import { NUMBER_PIP, NUMBER_PLACES } from './numbers'
import { OBER_PIP, drawOber } from './ober'
import { drawFrenchPicture, FRENCH_WORDS } from './french'
import { drawSuit, type Cut, type Inks, type Suits } from './suits'
import { FACE, HEIGHT, WIDTH, drawEdge, shape } from './svg'
import { UNTER_PIP, drawUnter } from './unter'

/** How much is on a card: `mini` is rank and suit alone, `full` has the picture. */
export type Level = 'mini' | 'full'

/** The languages that have letters of their own in the index. */
export type Language = 'de' | 'sv' | 'el' | 'en'

export interface Drawing {
  level: Level
  language: Language
  /** A card that may not be played: a veil over the picture, never over the index. */
  veiled: boolean
  suits?: Suits
}

/** From this width in pixels the picture can be told apart. */
const FULL_FROM = 60

/** How much to draw at a width in pixels. */
export function levelAt(width: number): Level {
  return width < FULL_FROM ? 'mini' : 'full'
}

const GERMAN: Record<Rank, string> = { A: 'A', Z: '10', K: 'K', O: 'O', U: 'U', '9': '9', '8': '8', '7': '7' }
const WORDS: Record<Language, Record<Rank, string>> = {
  de: GERMAN,
  sv: { ...GERMAN, A: 'E', O: 'Ö' },
  // The Alpha is drawn like the A; the Rho has a code of its own.
  el: { ...GERMAN, K: 'Ρ' },
  en: GERMAN,
}

/** What the index says for a rank: ess, 10, kung, över, under in Swedish; άσος, 10, ρήγας in Greek. */
export function indexWord(rank: Rank, language: Language, suits: Suits = 'german'): string {
  return (suits === 'french' ? FRENCH_WORDS : WORDS)[language][rank]
}

function inksOf(suit: Suit): Inks {
  return { suit: `var(--${suit})`, paper: FACE }
}

/**
 * The front of a card as the content of an SVG of 140 × 250 units.
 *
 * @throws RangeError when no card of the long deck has this code.
 */
export function drawCard(code: string, { level, language, veiled, suits = 'german' }: Drawing): string {
  const { suit, rank } = readCode(code)
  const picture = level === 'full' ? drawPicture(suit, rank, suits) : ''
  const veil = veiled ? shape(VEILS[level], 'var(--veil)') : ''
  const index = drawIndex(suit, rank, level, language, suits)
  return ground() + (suits === 'german' ? drawBand(suit, rank) : '') + picture + veil + index + drawEdge()
}

function ground(): string {
  return `<rect width="${WIDTH}" height="${HEIGHT}" rx="13" fill="${FACE}"/>`
}

// The whole card but for the index: a window with round corners.
const VEILS: Record<Level, string> = {
  full: 'M54 0H127A13 13 0 0 1 140 13V237A13 13 0 0 1 127 250H13A13 13 0 0 1 0 237V112H42A12 12 0 0 0 54 100Z',
  mini:
    'M13 0H127A13 13 0 0 1 140 13V237A13 13 0 0 1 127 250H13A13 13 0 0 1 0 237V13A13 13 0 0 1 13 0Z' +
    'M22 24A10 10 0 0 0 12 34V216A10 10 0 0 0 22 226H118A10 10 0 0 0 128 216V34A10 10 0 0 0 118 24Z',
}

// Above at the Ober, below at the Unter: with letter and pip the third mark that tells them apart.
function drawBand(suit: Suit, rank: Rank): string {
  if (rank === 'O') return shape('M0 17V13A13 13 0 0 1 13 0H127A13 13 0 0 1 140 13V17Z', inksOf(suit).suit)
  if (rank === 'U') return shape('M0 233V237A13 13 0 0 0 13 250H127A13 13 0 0 0 140 237V233Z', inksOf(suit).suit)
  return ''
}

/** Rank and suit in the corner; at the mini level they are all there is. */
export function drawIndex(suit: Suit, rank: Rank, level: Level, language: Language, suits: Suits = 'german'): string {
  const inks = inksOf(suit)
  const word = indexWord(rank, language, suits)
  // The Ober's index makes room for its band.
  const low = suits === 'german' && rank === 'O'
  if (level === 'mini') {
    const down = low ? 4 : suits === 'german' && rank === 'U' ? -4 : 0
    return drawWord(word, 70, 104 + down, 68, inks.suit) + drawSuit(suit, 70, 170 + down, 92, 'fine', inks, suits)
  }
  const baseline = low ? 60 : 50
  // Of two letters (Kn) both have to fit into the strip that is seen in a fan.
  const capital = word.length > 1 && rank !== 'Z' ? 23 : 34
  return drawWord(word, 27, baseline, capital, inks.suit) + drawSuit(suit, 27, baseline + 27, 36, 'plain', inks, suits)
}

/** Figures and pips: what the full level has besides the index. */
export function drawPicture(suit: Suit, rank: Rank, suits: Suits = 'german'): string {
  const inks = inksOf(suit)
  if (suits === 'french') return drawFrenchPicture(suit, rank, inks)
  const pip = ({ x, y, size }: { x: number; y: number; size: number }, cutting: Cut): string =>
    drawSuit(suit, x, y, size, cutting, inks)
  switch (rank) {
    case 'A':
      return pip(ASS_PIP, 'fine') + drawSau()
    case 'K':
      return drawKoenig(inks.suit) + pip(KOENIG_PIP, 'fine')
    case 'O':
      return drawOber(suit, inks.suit) + pip(OBER_PIP, 'fine')
    case 'U':
      return drawUnter(suit, inks.suit) + pip(UNTER_PIP, 'fine')
    default:
      return NUMBER_PLACES[rank].map((place) => pip({ ...place, size: NUMBER_PIP }, 'plain')).join('')
  }
}
