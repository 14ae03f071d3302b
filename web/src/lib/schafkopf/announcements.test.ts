import { describe, expect, it, vi } from 'vitest'

import type { Option, Refusal } from '../wire'
import { byReason, columns, possible, ROWS, rowOf } from './announcements'

// The page’s language is remembered there.
vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null }))

const bid = (contract: string, refusal: Refusal | null = null): Option =>
  ({ action: { kind: 'bid', contract }, refusal }) as Option
const why = (reason: string): Refusal => ({ reason, args: {}, paragraph: null })

describe('announcements', () => {
  it('stand in three rows: the everyday, the single games, and what is rare', () => {
    const rows = [
      { kind: 'pass' }, { kind: 'knock' }, { kind: 'accept' }, { kind: 'take' }, { kind: 'decline' },
      { kind: 'bid', contract: 'sauspiel' }, { kind: 'bid', contract: 'hochzeit' },
      { kind: 'bid', contract: 'farbwenz' }, { kind: 'bid', contract: 'bettel' }, { kind: 'name', suit: 'E' },
      { kind: 'bid', contract: 'farbwenz-tout' }, { kind: 'bid', contract: 'sie' },
    ].map((action) => rowOf(action as Option['action'])) // prettier-ignore
    expect(rows).toEqual([
      ...Array<string>(7).fill('everyday'),
      ...Array<string>(3).fill('single'),
      ...Array<string>(2).fill('rare'),
    ])
    expect(ROWS).toEqual(['everyday', 'single', 'rare'])
  })

  it.each([[1, 1], [2, 2], [3, 3], [4, 2], [5, 3], [6, 3], [9, 3]])('%i of them stand in %i columns', (buttons, expected) => {
    expect(columns(buttons)).toBe(expected)
  })

  it('that are impossible for the same reason share one sentence', () => {
    const options = [bid('sauspiel', why('LOW')), bid('geier', why('LOW')), bid('sie', why('CARDS')), bid('solo')]
    const groups = byReason(options, ({ reason }) => reason)
    expect(groups.map(({ text, options: some }) => [text, some.length])).toEqual([['LOW', 2], ['CARDS', 1]])
    expect(possible(options)).toEqual([bid('solo')])
  })
})
