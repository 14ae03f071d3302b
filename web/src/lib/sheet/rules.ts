/**
 * The arithmetic of the list, so that it works without the server: rounds, dealers, barred bids, points (rulebook 2, 4,
 * 6). It is the one place of the page that knows rules, and tests/vectors/sheets.json, written by the server's own
 * rules, holds it to them.
 */

/** House rules as the server knows them; those that only matter to cards that the server deals are carried along. */
export interface Rules {
  max_hand: number
  rounds: 'down_up' | 'down_only' | 'up_down'
  one_rounds: 'n' | 1
  hook: boolean
  scoring: 'seed' | 'exact_only' | 'minus'
  tie_break: 'shared' | 'exact_bids'
  bid_style: 'open' | 'hidden'
  rank: string
  suits_display: string
  must_trump: boolean
  identical: string
  one_card_blind: boolean
  no_leftover: string
  packs: number
}

export const FEWEST = 2
export const MOST = 14
export const LARGEST_HAND = 12
export const SUITS = ['E', 'G', 'H', 'S'] as const

const PACK = 32
const EXACT = 10

/** The fewest packs that leave a card to turn up in the largest round (rulebook 1.3). */
export const packsFor = (players: number, maxHand: number): number => Math.ceil((players * maxHand + 1) / PACK)

/** The rules of the source text, with whatever differs. Bids made at once know no last bidder, hence no hook. */
export function rulesOf(players: number, wishes: Partial<Rules> = {}): Rules {
  const rules: Rules = {
    max_hand: 9,
    rounds: 'down_up',
    one_rounds: 'n',
    hook: true,
    rank: 'schafkopf',
    suits_display: 'german',
    must_trump: false,
    identical: 'first',
    scoring: 'seed',
    bid_style: 'open',
    one_card_blind: false,
    no_leftover: 'no_trump',
    tie_break: 'shared',
    ...wishes,
    packs: packsFor(players, wishes.max_hand ?? 9),
  }
  return rules.bid_style === 'hidden' ? { ...rules, hook: false } : rules
}

/** The cards of every round: down to 2, the rounds with one card, and up again (rulebook 2.1, 8). */
export function handSizes(players: number, rules: Pick<Rules, 'max_hand' | 'rounds' | 'one_rounds'>): number[] {
  const down = Array.from({ length: rules.max_hand - 1 }, (_, place) => rules.max_hand - place)
  const ones = Array.from({ length: rules.one_rounds === 'n' ? players : 1 }, () => 1)
  const up = down.toReversed()
  if (rules.rounds === 'down_only') return [...down, ...ones]
  if (rules.rounds === 'up_down') return [...ones, ...up, ...down.slice(1), ...ones]
  return [...down, ...ones, ...up]
}

/** Who deals a round, counted from 0: the deal moves one seat a round (rulebook 3.2). */
export const dealerOf = (players: number, firstDealer: number, row: number): number => (firstDealer + row) % players

/** The order of the bids: from Vorhand on, the dealer last (rulebook 4.1). */
export const bidOrder = (players: number, dealer: number): number[] =>
  Array.from({ length: players }, (_, place) => (dealer + 1 + place) % players)

/** What the dealer may not say after these bids, so that it does not come out even (rulebook 4.2). */
export function barredBid(cards: number, previous: readonly number[], hook: boolean): number | null {
  const barred = cards - sum(previous)
  return hook && barred >= 0 && barred <= cards ? barred : null
}

/** The points of one player in one round (rulebook 6.1, 8). */
export function score(bid: number, tricks: number, scoring: Rules['scoring']): number {
  if (bid === tricks) return tricks + EXACT
  if (scoring === 'exact_only') return 0
  return scoring === 'minus' ? -Math.abs(bid - tricks) : tricks
}

/** The seats that have won, or lead: the most points, with equal totals shared or decided by exact bids (rulebook 6.2). */
export function winners(totals: readonly number[], exact: readonly number[], tieBreak: Rules['tie_break']): number[] {
  return places(totals, exact, tieBreak).flatMap((place, seat) => (place === 1 ? [seat] : []))
}

/** The place of every seat, the best is 1; equal ones share it. */
export function places(totals: readonly number[], exact: readonly number[], tieBreak: Rules['tie_break']): number[] {
  const better = (one: number, other: number): boolean => {
    const ahead = (totals[one] ?? 0) - (totals[other] ?? 0)
    if (ahead !== 0 || tieBreak === 'shared') return ahead > 0
    return (exact[one] ?? 0) > (exact[other] ?? 0)
  }
  return totals.map((_, seat) => 1 + totals.filter((_, other) => better(other, seat)).length)
}

export const sum = (numbers: readonly (number | null)[]): number =>
  numbers.reduce<number>((all, number) => all + (number ?? 0), 0)
