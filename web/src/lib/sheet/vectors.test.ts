import { describe, expect, it } from 'vitest'

import source from '../../../../tests/vectors/sheets.json?raw'
import { bundleOf, type Language, SOURCES } from '../i18n/languages'
import type { Lookup } from '../i18n/words'
import type { Refusal, SheetEntry } from '../wire'
import { writeCsv } from './csv'
import { EMPTY, fold, sheetOf, written } from './journal'
import {
  barredIn,
  exactOf,
  isBarred,
  nextBidder,
  openRow,
  pointsIn,
  recordOf,
  type Sheet,
  SheetRefused,
  totalsOf,
} from './model'
import { cleanName } from './names'
import { barredBid, dealerOf, handSizes, packsFor, type Rules, rulesOf, score, winners } from './rules'

interface Vectors {
  rounds: { players: number; rules: Rules; hand_sizes: number[] }[]
  packs: [number, number, number][]
  dealers: [number, number, number, number][]
  barred: [number, number[], boolean, number | null][]
  points: [number, number, Rules['scoring'], number][]
  winners: [number[], number[], Rules['tie_break'], number[]][]
  rules: [Partial<Rules>, Rules][]
  names: { text: string; name?: string; refusal?: Refusal }[]
  journals: { tried: { entry: SheetEntry; refusal: Refusal | null }[]; result: Result }[]
}

interface Result {
  record: Sheet
  points: (number | null)[][]
  totals: number[]
  exact: number[]
  winners: number[]
  barred_rows: number[]
  open_row: number | null
  next_bidder: number | null
  barred: number | null
  csv: string
}

const vectors = JSON.parse(source) as Vectors

/** Why something cannot be done; null if it can. */
function refusalOf(attempt: () => unknown): Refusal | null {
  try {
    attempt()
    return null
  } catch (fault) {
    if (fault instanceof SheetRefused) return fault.refusal
    throw fault
  }
}

async function sayer(language: string): Promise<Lookup> {
  const { default: messages } = await SOURCES[language as Language]()
  const bundle = bundleOf(language as Language, messages)
  return (id, args) => bundle.formatPattern(bundle.getMessage(id)?.value ?? '', args)
}

describe('the arithmetic of the list is that of the server', () => {
  it('for rounds, packs and dealers', () => {
    for (const { players, rules, hand_sizes } of vectors.rounds) expect(handSizes(players, rules)).toEqual(hand_sizes)
    for (const [players, hand, packs] of vectors.packs) expect(packsFor(players, hand)).toBe(packs)
    for (const [players, first, row, dealer] of vectors.dealers) expect(dealerOf(players, first, row)).toBe(dealer)
    for (const [wishes, rules] of vectors.rules) expect(rulesOf(4, wishes)).toEqual(rules)
    expect(vectors.rounds.length).toBeGreaterThan(50)
  })

  it('for the bids that are barred', () => {
    for (const [cards, previous, hook, barred] of vectors.barred) expect(barredBid(cards, previous, hook)).toBe(barred)
  })

  it('for points and winners', () => {
    for (const [bid, tricks, scoring, points] of vectors.points) expect(score(bid, tricks, scoring)).toBe(points)
    for (const [totals, exact, tie, won] of vectors.winners) expect(winners(totals, exact, tie)).toEqual(won)
  })

  it('for names', () => {
    for (const { text, name, refusal } of vectors.names) {
      if (refusal) expect(refusalOf(() => cleanName(text)), JSON.stringify(text)).toEqual(refusal)
      else expect(cleanName(text), JSON.stringify(text)).toBe(name)
    }
  })
})

describe.each(vectors.journals.map((journal, number) => ({ number, ...journal })))('evening $number', (evening) => {
  const { tried, result } = evening

  it('takes what the server takes, and refuses the rest for the same reason', () => {
    let journal = EMPTY
    for (const { entry, refusal } of tried) {
      expect(refusalOf(() => written(journal, entry)), JSON.stringify(entry)).toEqual(refusal)
      if (refusal === null) journal = written(journal, entry)
    }
  })

  it('ends with the same list, and the same text for spreadsheets', async () => {
    const sheet = sheetOf(fold(tried.filter(({ refusal }) => refusal === null).map(({ entry }) => entry)))
    if (!sheet) throw new Error('an evening without a list')
    expect(recordOf(sheet)).toEqual(result.record)
    expect(sheet.rows.map((_, row) => pointsIn(sheet, row))).toEqual(result.points)
    expect(totalsOf(sheet)).toEqual(result.totals)
    expect(exactOf(sheet)).toEqual(result.exact)
    expect(winners(totalsOf(sheet), exactOf(sheet), sheet.rules.tie_break)).toEqual(result.winners)
    expect(sheet.rows.flatMap((_, row) => (isBarred(sheet, row) ? [row] : []))).toEqual(result.barred_rows)
    const row = openRow(sheet)
    expect(row).toBe(result.open_row)
    expect(row === null ? null : nextBidder(sheet, row)).toBe(result.next_bidder)
    expect(row === null ? null : barredIn(sheet, row)).toBe(result.barred)
    expect(writeCsv(sheet, await sayer(sheet.language))).toBe(result.csv)
  })
})
