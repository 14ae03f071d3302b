import type { Refusal } from '../wire'
import { barredBid, bidOrder, dealerOf, handSizes, type Rules, score, sum } from './rules'

/** One round as it is written down, by seat; null is what nobody has written yet. */
export interface Row {
  trump: string | null
  bids: (number | null)[]
  tricks: (number | null)[]
}

/** A change of something that had been written, with what stood there before. */
export interface Correction {
  row: number | null
  seat: number | null
  column: 'bid' | 'tricks' | 'trump' | 'name'
  old: string | number | null
  new: string | number | null
  by: string
  at: string
}

/** The whole list of one game, as the server reads and writes it too. */
export interface Sheet {
  format: 'stammtisch-sheet-1'
  game: 'schwarze-sau'
  id: string
  language: string
  day: string
  players: string[]
  first_dealer: number
  rules: Rules
  /** In a record the empty rows at the end are left out; an opened list has all of them. */
  rows: Row[]
  corrections: Correction[]
}

/** An entry or a list that cannot be; nothing has changed. */
export class SheetRefused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.reason)
  }
}

export const refused = (reason: string, args: Refusal['args'], paragraph = '7.3'): SheetRefused =>
  new SheetRefused({ reason, args, paragraph })

const nobody = (players: number): null[] => Array.from({ length: players }, () => null)

/** A fresh list. */
export function openSheet(wish: Pick<Sheet, 'id' | 'language' | 'day' | 'players' | 'first_dealer' | 'rules'>): Sheet {
  return opened({ format: 'stammtisch-sheet-1', game: 'schwarze-sau', ...wish, rows: [], corrections: [] })
}

/** A record with a row for every round. */
export function opened(record: Sheet): Sheet {
  const players = record.players.length
  const rows = handSizes(players, record.rules).map(
    (_, number) => record.rows[number] ?? { trump: null, bids: nobody(players), tricks: nobody(players) },
  )
  return { ...record, rows }
}

/** A list as it is sent and stored: without the empty rows at its end. */
export function recordOf(sheet: Sheet): Sheet {
  const last = sheet.rows.findLastIndex((row) => !isEmpty(row))
  return { ...sheet, rows: sheet.rows.slice(0, last + 1) }
}

export const isEmpty = (row: Row): boolean =>
  row.trump === null && [...row.bids, ...row.tricks].every((number) => number === null)

/** Is everything written that the points need? */
export const isClosed = (row: Row): boolean => ![...row.bids, ...row.tricks].includes(null)

export const cardsOf = (sheet: Sheet, row: number): number => handSizes(sheet.players.length, sheet.rules)[row] ?? 0

export const dealerIn = (sheet: Sheet, row: number): number => dealerOf(sheet.players.length, sheet.first_dealer, row)

/** The row that is being written; null when the list is full. */
export function openRow(sheet: Sheet): number | null {
  const row = sheet.rows.findIndex((written) => !isClosed(written))
  return row === -1 ? null : row
}

/** Who announces next; null when all have. */
export function nextBidder(sheet: Sheet, row: number): number | null {
  const order = bidOrder(sheet.players.length, dealerIn(sheet, row))
  return order.find((seat) => sheet.rows[row]?.bids[seat] === null) ?? null
}

/** What the dealer of a row may not say, as the bids stand now. */
export function barredIn(sheet: Sheet, row: number): number | null {
  const previous = (sheet.rows[row]?.bids ?? []).filter((bid) => bid !== null)
  return barredBid(cardsOf(sheet, row), previous, sheet.rules.hook)
}

/** Do the bids of a full row add up to the cards, though they must not? */
export function isBarred(sheet: Sheet, row: number): boolean {
  const bids = sheet.rows[row]?.bids ?? []
  return sheet.rules.hook && !bids.includes(null) && sum(bids) === cardsOf(sheet, row)
}

/** The points of a row, null for whom a bid or the tricks are missing. */
export function pointsIn(sheet: Sheet, row: number): (number | null)[] {
  const written = sheet.rows[row]
  if (!written) return []
  return written.bids.map((bid, seat) => {
    const tricks = written.tricks[seat] ?? null
    return bid === null || tricks === null ? null : score(bid, tricks, sheet.rules.scoring)
  })
}

/** The points of everybody so far, or after a number of rounds. */
export function totalsOf(sheet: Sheet, rounds = sheet.rows.length): number[] {
  const counted = sheet.rows.slice(0, rounds).map((_, row) => pointsIn(sheet, row))
  return sheet.players.map((_, seat) => sum(counted.map((points) => points[seat] ?? 0)))
}

/** How often everybody has met the bid. */
export const exactOf = (sheet: Sheet): number[] =>
  sheet.players.map(
    (_, seat) => sheet.rows.filter(({ bids, tricks }) => bids[seat] !== null && bids[seat] === tricks[seat]).length,
  )

/** The name over a column, or its number while it has none. */
export const nameIn = (sheet: Sheet, seat: number): string => sheet.players[seat] || String(seat + 1)
