/** The list as it grew: entries are only ever added, and the list follows from them (rulebook 7.3). */
import type { SheetChange, SheetEntry } from '../wire'
import {
  barredIn,
  cardsOf,
  type Correction,
  dealerIn,
  nextBidder,
  opened,
  openRow,
  refused,
  type Row,
  type Sheet,
} from './model'
import { cleanName } from './names'
import { SUITS, sum } from './rules'

export const MOST_ENTRIES = 3000
export const MOST_CORRECTIONS = 2000

/** The entries, and the list after each that was not taken back, the newest last. */
export interface Journal {
  entries: readonly SheetEntry[]
  states: readonly Sheet[]
}

export const EMPTY: Journal = { entries: [], states: [] }

/** The list as it stands; null while nothing is written. */
export const sheetOf = (journal: Journal): Sheet | null => journal.states.at(-1) ?? null

/** The journal with one more entry. @throws SheetRefused when the entry cannot be. */
export function written(journal: Journal, entry: SheetEntry): Journal {
  if (journal.entries.length >= MOST_ENTRIES) throw refused('SHEET_FULL', { most: MOST_ENTRIES }, '')
  return { entries: [...journal.entries, entry], states: statesAfter(journal, entry) }
}

export const fold = (entries: readonly SheetEntry[]): Journal => entries.reduce(written, EMPTY)

function statesAfter({ entries, states }: Journal, { change, by, at }: SheetEntry): readonly Sheet[] {
  if (change.kind === 'begin' && entries.length === 0) return [opened(change.sheet as unknown as Sheet)]
  const sheet = states.at(-1)
  if (change.kind === 'begin' || !sheet) throw refused('SHEET_UNREADABLE', { text: 'begin' }, '')
  if (change.kind === 'undo') {
    if (states.length < 2) throw refused('NOTHING_TO_UNDO', {})
    return states.slice(0, -1)
  }
  const changed = applied(sheet, change, by, at)
  if (changed.corrections.length > MOST_CORRECTIONS) throw refused('TOO_MANY_CORRECTIONS', { most: MOST_CORRECTIONS })
  return [...states, changed]
}

type Written = Exclude<SheetChange, { kind: 'begin' } | { kind: 'undo' }>

function applied(sheet: Sheet, change: Written, by: string, at: string): Sheet {
  if ('row' in change && !(change.row >= 0 && change.row < sheet.rows.length)) {
    throw refused('NO_SUCH_ROW', { row: change.row + 1, rows: sheet.rows.length }, '2.1')
  }
  if ('seat' in change && !(change.seat >= 0 && change.seat < sheet.players.length)) {
    throw refused('NO_SUCH_PLAYER', { number: change.seat + 1, players: sheet.players.length }, '1.1')
  }
  switch (change.kind) {
    case 'bid':
      return withBid(sheet, change.row, change.seat, change.bid)
    case 'tricks':
      return withRow(sheet, change.row, closing(sheet, change.row, change.tricks))
    case 'trump':
      return withRow(sheet, change.row, named(sheet, change.row, change.suit))
    case 'correct':
      return corrected(sheet, change, by, at)
    case 'rename':
      return renamed(sheet, change.seat, cleanName(change.name), by, at)
    case 'dealer':
      return { ...sheet, first_dealer: change.seat }
  }
}

const rowIn = (sheet: Sheet, row: number): Row => {
  const found = sheet.rows[row]
  if (!found) throw new RangeError(`row ${row} of ${sheet.rows.length}`)
  return found
}

const withRow = (sheet: Sheet, row: number, changed: Row): Sheet => ({
  ...sheet,
  rows: sheet.rows.with(row, changed),
})

function mustBeOpen(sheet: Sheet, row: number): void {
  if (row !== openRow(sheet)) throw refused('ROW_NOT_OPEN', {})
}

function withBid(sheet: Sheet, row: number, seat: number, bid: number): Sheet {
  mustBeOpen(sheet, row)
  const said = rowIn(sheet, row).bids[seat] ?? null
  if (said !== null) throw refused('BID_IS_FINAL', { bid: said }, '4.1')
  const turn = nextBidder(sheet, row)
  if (sheet.rules.bid_style === 'open' && turn !== null && seat !== turn) {
    throw refused('NOT_YOUR_TURN', { seat: turn }, '4.1')
  }
  const cards = cardsOf(sheet, row)
  if (bid < 0 || bid > cards) throw refused('BID_OUT_OF_RANGE', { bid, most: cards }, '4.1')
  if (seat === dealerIn(sheet, row) && bid === barredIn(sheet, row)) {
    throw refused('BID_BARRED', { bid, sum: cards - bid, cards }, '4.2')
  }
  const old = rowIn(sheet, row)
  return withRow(sheet, row, { ...old, bids: old.bids.with(seat, bid) })
}

function closing(sheet: Sheet, row: number, tricks: readonly number[]): Row {
  const changed = { ...rowIn(sheet, row), tricks: [...tricks] }
  mustBeOpen(sheet, row)
  if (changed.bids.includes(null)) throw refused('BIDS_COME_FIRST', {}, '4.1')
  mustBeTrue(sheet, row, changed)
  return changed
}

function named(sheet: Sheet, row: number, suit: string): Row {
  mustBeOpen(sheet, row)
  const changed = { ...rowIn(sheet, row), trump: suit }
  mustBeTrue(sheet, row, changed)
  return changed
}

/** Numbers out of range, tricks that do not add up, suits that there are not: none of it can be true of a row. */
export function mustBeTrue(sheet: Sheet, row: number, { bids, tricks, trump }: Row): void {
  const most = cardsOf(sheet, row)
  const impossible = (number: number | null): boolean => number !== null && (number < 0 || number > most)
  const bid = bids.find(impossible)
  if (typeof bid === 'number') throw refused('BID_OUT_OF_RANGE', { bid, most }, '4.1')
  const taken = tricks.find(impossible)
  if (typeof taken === 'number') throw refused('TRICKS_OUT_OF_RANGE', { tricks: taken, most }, '6.3')
  const players = sheet.players.length
  if (tricks.length !== players) throw refused('TRICKS_MISSING', { count: tricks.length, players }, '6.3')
  const all = sum(tricks)
  if (all > most || (!tricks.includes(null) && all !== most)) {
    throw refused('TRICKS_DO_NOT_ADD_UP', { sum: all, cards: most }, '6.3')
  }
  if (trump !== null && !SUITS.some((suit) => suit === trump)) throw refused('UNKNOWN_SUIT', { text: trump }, '1.2')
}

function corrected(sheet: Sheet, change: Extract<Written, { kind: 'correct' }>, by: string, at: string): Sheet {
  const { row, bids, tricks, trump } = change
  const players = sheet.players.length
  for (const { length: count } of [bids, tricks]) {
    if (count !== players) throw refused('NUMBERS_MISSING', { count, players })
  }
  const old = rowIn(sheet, row)
  const changed: Row = { trump: trump ?? null, bids: [...bids], tricks: [...tricks] }
  mustBeTrue(sheet, row, changed)
  const found: Correction[] = []
  const keep = (column: Correction['column'], before: readonly (number | null)[], after: readonly (number | null)[]) => {
    before.forEach((was, seat) => {
      const is = after[seat] ?? null
      if (was !== null && was !== is) found.push({ row, seat, column, old: was, new: is, by, at })
    })
  }
  keep('bid', old.bids, changed.bids)
  keep('tricks', old.tricks, changed.tricks)
  if (old.trump !== null && old.trump !== changed.trump) {
    found.push({ row, seat: null, column: 'trump', old: old.trump, new: changed.trump, by, at })
  }
  return { ...withRow(sheet, row, changed), corrections: [...sheet.corrections, ...found] }
}

function renamed(sheet: Sheet, seat: number, name: string, by: string, at: string): Sheet {
  const old = sheet.players[seat] ?? ''
  if (name === old) return sheet
  const kept: Correction[] = old === '' ? [] : [{ row: null, seat, column: 'name', old, new: name, by, at }]
  return { ...sheet, players: sheet.players.with(seat, name), corrections: [...sheet.corrections, ...kept] }
}
