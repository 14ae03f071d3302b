import type { Rank, Suit } from './codes'
import type { Language } from './deck'
import { NUMBER_PIP, NUMBER_PLACES } from './numbers'
import { drawSuit, type Inks } from './suits'

const ENGLISH: Record<Rank, string> = { A: 'A', Z: '10', K: 'K', O: 'Q', U: 'J', '9': '9', '8': '8', '7': '7' }

/** What the index of a card with French suits says: Dame and Bube, dam and knekt, ντάμα and βαλές, queen and jack. */
export const FRENCH_WORDS: Record<Language, Record<Rank, string>> = {
  de: { ...ENGLISH, O: 'D', U: 'B' },
  sv: { ...ENGLISH, A: 'E', O: 'D', U: 'KN' },
  // Nu and Beta are drawn like N and B; the Rho has a code of its own.
  el: { ...ENGLISH, K: 'Ρ', O: 'N', U: 'B' },
  en: ENGLISH,
}

// A crown each for king, queen and jack: three points, two, and a cap.
const CROWNS: Record<'K' | 'O' | 'U', string> = {
  K: 'M62 92 58 58 76 72 97 46 118 72 136 58 132 92Z',
  O: 'M62 92 66 60 86 76 108 76 128 60 132 92Z',
  U: 'M62 92C62 72 78 62 97 62S132 72 132 92Z',
}

/** Pips as on the German cards; king, queen and jack have a crown above their pip, the ace has a large one. */
export function drawFrenchPicture(suit: Suit, rank: Rank, inks: Inks): string {
  const pip = (x: number, y: number, size: number): string => drawSuit(suit, x, y, size, 'fine', inks, 'french')
  switch (rank) {
    case 'A':
      return pip(97, 128, 74)
    case 'K':
    case 'O':
    case 'U':
      return `<path d="${CROWNS[rank]}" fill="${inks.suit}"/>` + pip(97, 146, 66)
    default:
      return NUMBER_PLACES[rank].map(({ x, y }) => pip(x, y, NUMBER_PIP)).join('')
  }
}
