/** Eichel, Gras (Laub), Herz, Schellen: the suits in their order of rank (rulebook 2.1). */
export const SUITS = ['E', 'G', 'H', 'S'] as const
export type Suit = (typeof SUITS)[number]

/** Ass, Zehn, König, Ober, Unter, Neun, Acht, Sieben (rulebook 2.2). */
export const RANKS = ['A', 'Z', 'K', 'O', 'U', '9', '8', '7'] as const
export type Rank = (typeof RANKS)[number]

/** A card as the server writes it: suit letter and rank, `EO` is the Eichel-Ober (rulebook 1.3). */
export type CardCode = `${Suit}${Rank}`

/** The long deck: 32 cards, suit by suit (rulebook 1.3). */
export const LONG_DECK: readonly CardCode[] = SUITS.flatMap((suit) =>
  RANKS.map((rank): CardCode => `${suit}${rank}`),
)

/**
 * Suit and rank of a card.
 *
 * @throws RangeError when no card of the long deck has this code.
 */
export function readCode(code: string): { suit: Suit; rank: Rank } {
  const suit = SUITS.find((known) => known === code.charAt(0))
  const rank = RANKS.find((known) => known === code.slice(1))
  if (suit === undefined || rank === undefined) throw new RangeError(`There is no card ${JSON.stringify(code)}.`)
  return { suit, rank }
}
