/** The list as comma-separated text, letter for letter as the server writes it, for when there is no server. */
import type { Lookup } from '../i18n/words'
import { cardsOf, dealerIn, isBarred, pointsIn, type Sheet, totalsOf } from './model'
import { sum } from './rules'

const BYTE_ORDER_MARK = '\ufeff'
const FIRST_PLAYER = 3
const EACH = 3
const FIRST_ROUND = 3

/** What a spreadsheet would read as the beginning of a formula; a quote before it makes it text. */
const DANGEROUS = /^[=+\-@\t\r']/

export const safe = (text: string): string => (DANGEROUS.test(text) ? `'${text}` : text)

/** The live list with values instead of formulas. */
export function writeCsv(sheet: Sheet, say: Lookup): string {
  const players = sheet.players.length
  const columns = FIRST_PLAYER + EACH * players + 2
  const rows = FIRST_ROUND + sheet.rows.length + 3
  const grid: (string | number | null)[][] = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => null),
  )
  const put = (row: number, column: number, value: string | number | null): void => {
    const line = grid[row]
    if (line) line[column] = value
  }
  head(sheet, say, put)
  sheet.rows.forEach((_, row) => round(sheet, say, row, put))
  const foot = FIRST_ROUND + sheet.rows.length
  put(foot, 0, say('sheet-total'))
  totalsOf(sheet).forEach((total, seat) => put(foot, FIRST_PLAYER + EACH * seat, total))
  legend(sheet, say).forEach((text, line) => put(foot + 1 + line, 0, text))
  const separator = sheet.language === 'en' ? ',' : ';'
  const lines = grid.map((line) => line.map((value) => field(value, separator)).join(separator))
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`
}

type Put = (row: number, column: number, value: string | number | null) => void

function head(sheet: Sheet, say: Lookup, put: Put): void {
  const name = say('sheet-title')
  put(0, 0, sheet.day === '' ? name : `${name} · ${sheet.day}`)
  put(2, 0, say('sheet-cards'))
  put(2, 1, say('sheet-deals'))
  put(2, 2, say('sheet-trump'))
  sheet.players.forEach((player, seat) => {
    const column = FIRST_PLAYER + EACH * seat
    put(1, column, player)
    put(2, column, say('sheet-bid-short'))
    put(2, column + 1, say('sheet-tricks-short'))
    put(2, column + 2, say('sheet-points-short'))
  })
  const end = FIRST_PLAYER + EACH * sheet.players.length
  put(2, end, `Σ ${say('sheet-bid-short')}`)
  put(2, end + 1, `Σ ${say('sheet-tricks-short')}`)
}

function round(sheet: Sheet, say: Lookup, number: number, put: Put): void {
  const written = sheet.rows[number]
  if (!written) return
  const row = FIRST_ROUND + number
  put(row, 0, cardsOf(sheet, number))
  put(row, 1, sheet.players[dealerIn(sheet, number)] ?? '')
  put(row, 2, written.trump === null ? null : say(`suit-${written.trump}`))
  pointsIn(sheet, number).forEach((points, seat) => {
    const column = FIRST_PLAYER + EACH * seat
    put(row, column, written.bids[seat] ?? null)
    put(row, column + 1, written.tricks[seat] ?? null)
    put(row, column + 2, points)
  })
  const end = FIRST_PLAYER + EACH * sheet.players.length
  if (!written.bids.includes(null)) put(row, end, isBarred(sheet, number) ? '!' : sum(written.bids))
  if (!written.tricks.includes(null)) put(row, end + 1, sum(written.tricks) === cardsOf(sheet, number) ? '✓' : '!')
}

function legend(sheet: Sheet, say: Lookup): [string, string] {
  const letters = ['bid', 'tricks', 'points'].map((word) => `${say(`sheet-${word}-short`)} = ${say(`sheet-${word}`)}`)
  const marks = say(sheet.rules.hook ? 'sheet-legend-checks' : 'sheet-legend-check-tricks')
  const points = { seed: 'sheet-rule-points', exact_only: 'sheet-rule-points-exact-only', minus: 'sheet-rule-points-minus' }
  const sentences = [say(points[sheet.rules.scoring])]
  if (sheet.rules.hook) sentences.push(say('sheet-rule-hook'))
  const { packs } = sheet.rules
  sentences.push(say('sheet-rule-packs', { packs, cards: 32 * packs }))
  return [[letters.join(' · '), say('sheet-legend-dealer'), marks].join(' · '), sentences.join(' ')]
}

function field(value: string | number | null, separator: string): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = safe(value)
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
