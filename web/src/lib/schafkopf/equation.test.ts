import { describe, expect, it } from 'vitest'

import type { Result } from '../wire'
import { arithmetic, sideAugen, steps } from './equation'

function result(part: Partial<Result>): Result {
  return {
    passed_out: false,
    winner: 'declarer',
    class: 'simple',
    declarer_side: [0, 2],
    augen: [40, 20, 34, 26],
    side_augen: 74,
    needed: 61,
    tricks: [3, 1, 2, 2],
    laufende: null,
    terms: [{ term: 'base', amount: 10, contract: 'sauspiel' }],
    factors: [],
    value: 10,
    cap: null,
    stock: null,
    ramsch: null,
    payoff: [10, -10, 10, -10],
    hands: [],
    tricks_played: [],
    ...part,
  }
}

const RICH = result({
  terms: [
    { term: 'base', amount: 50, contract: 'solo-tout', count: null, each: null },
    { term: 'laufende', amount: 30, contract: null, count: 3, each: 10 },
  ],
  factors: [
    { factor: 'tout', times: 2 },
    { factor: 'kontra', times: 2 },
  ],
  value: 320,
})

describe('the value of a deal', () => {
  it('is told step by step', () => {
    expect(steps(RICH).map(({ sign, what, amount }) => `${sign}${what} ${amount}`)).toEqual([
      'base 50',
      '+laufende 30',
      '=sum 80',
      '×tout 2',
      '×kontra 2',
      '=value 320',
    ])
  })

  it('names how many Laufende count, and how much each', () => {
    expect(steps(RICH)[1]).toEqual({ sign: '+', what: 'laufende', amount: 30, count: 3, each: 10 })
  })

  it('has no sum between if nothing is added or nothing multiplied', () => {
    const added = result({ terms: [...RICH.terms], value: 80 })
    const doubled = result({ factors: [{ factor: 'kontra', times: 2 }], value: 20 })
    expect(steps(added).map((step) => step.what)).toEqual(['base', 'laufende', 'value'])
    expect(steps(doubled).map((step) => step.what)).toEqual(['base', 'kontra', 'value'])
  })

  it.each([
    ['(50 + 3 × 10) × 2 × 2 = 320', RICH],
    ['50 + 3 × 10 = 80', result({ terms: RICH.terms, value: 80 })],
    ['10 × 2 = 20', result({ factors: [{ factor: 'kontra', times: 2 }], value: 20 })],
    ['10 = 10', result({})],
  ])('is the arithmetic %s', (line, told) => {
    expect(arithmetic(told, String)).toBe(line)
  })
})

describe('the card points of a side', () => {
  it('are the declarers’, with what they needed', () => {
    expect(sideAugen(result({}), true)).toEqual({ augen: 74, needed: 61 })
  })

  it('are the opponents’: the rest, and one less needed', () => {
    expect(sideAugen(result({}), false)).toEqual({ augen: 46, needed: 60 })
  })
})
