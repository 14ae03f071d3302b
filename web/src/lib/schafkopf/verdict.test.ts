import { describe, expect, it, vi } from 'vitest'

import type { Result } from '../wire'
import type { LiveTable } from './live'
import { won } from './verdict'

// The page’s language is remembered there.
vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null }))

const seated = (you: number | null): LiveTable => ({ you }) as LiveTable
const result = (part: Partial<Result>): Result =>
  ({ passed_out: false, winner: 'declarer', declarer_side: [0, 2], ramsch: null, payoff: [10, -10, 10, -10], ...part }) as Result

describe('a player has won', () => {
  it('with the declarer’s side, or against it', () => {
    expect(won(seated(2), result({}))).toBe(true)
    expect(won(seated(1), result({}))).toBe(false)
    expect(won(seated(1), result({ winner: 'opponents' }))).toBe(true)
  })

  it('as a visitor with the declarer', () => {
    expect(won(seated(null), result({}))).toBe(true)
    expect(won(seated(null), result({ winner: 'opponents' }))).toBe(false)
  })

  it('in a Ramsch if somebody else pays', () => {
    const ramsch = { loser: 3, durchmarsch: null, jungfrauen: [] }
    const lost = result({ winner: null, declarer_side: [], ramsch, payoff: [10, 10, 10, -30] })
    expect(won(seated(0), lost)).toBe(true)
    expect(won(seated(3), lost)).toBe(false)
    expect(won(seated(null), lost)).toBe(false)
    const durchmarsch = result({ winner: null, declarer_side: [], payoff: [-10, 30, -10, -10], ramsch: { ...ramsch, loser: null, durchmarsch: 1 } })
    expect(won(seated(1), durchmarsch)).toBe(true)
    expect(won(seated(0), durchmarsch)).toBe(false)
  })

  it('never when all have passed', () => {
    expect(won(seated(0), result({ passed_out: true, winner: null }))).toBe(false)
  })
})
