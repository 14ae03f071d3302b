import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { CheckedRules, GameSettings } from '../wire'
import { Draft, PAUSE } from './draft.svelte'
import type { HouseRules } from './rules'

// The page’s language is remembered there.
vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null }))

const LONG = { deck: 'long', klopfen: 'off', packets: [4, 4], 'tariff.solo': 50 }
const CATALOGUE: GameSettings = {
  groups: [],
  presets: { stargames: { long: LONG, short: { ...LONG, deck: 'short', packets: [3, 3] } }, turnier: { long: { ...LONG, 'tariff.solo': 5 } } },
}
const GOOD: CheckedRules = { summary: 'Klassisch.', deviations: {}, faults: [], notes: [], sheet: [] }
const FAULT = { setting: 'klopfen', value: 'twice', reason: 'NOT_ALLOWED', allowed: [], other: '', preset: '', message: '„twice“ geht nicht.' }
const FAULTY: CheckedRules = { ...GOOD, summary: null, faults: [FAULT] }

/** What the page has asked the server, and the answers still owed. */
let asked: unknown[]
let answers: ((checked: CheckedRules) => void)[]

vi.mock('../api', async (original) => ({
  ...(await original<typeof import('../api')>()),
  checkRules: (rules: HouseRules, language: string) => {
    asked.push({ ...rules, language })
    return new Promise((resolve) => answers.push(resolve))
  },
}))

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  answers = []
})

afterEach(() => void vi.useRealTimers())

const draft = (): Draft => new Draft(CATALOGUE, { preset: 'stargames', deck: 'long', settings: {} })
const settled = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(PAUSE))

describe('house rules that are being thought of', () => {
  it('know what deviates, and can be as in the preset again', () => {
    const rules = draft()
    rules.set('klopfen', 'all')
    rules.set('tariff.solo', 60)
    expect(rules.changed).toEqual({ klopfen: 'all', 'tariff.solo': 60 })
    expect(rules.values['packets']).toEqual([4, 4])
    rules.set('klopfen', 'off')
    expect(rules.changed).toEqual({ 'tariff.solo': 60 })
    rules.reset('tariff.solo')
    expect(rules.changed).toEqual({})
    rules.set('klopfen', 'all')
    rules.resetAll()
    expect(rules.changed).toEqual({})
  })

  it('have what the preset sets with the other deck', () => {
    const rules = draft()
    rules.set('klopfen', 'all')
    rules.set('deck', 'short')
    expect(rules.values['packets']).toEqual([3, 3])
    expect(rules.changed).toEqual({ klopfen: 'all' })
  })

  it('begin anew with another preset, which may not be played with the deck', () => {
    const rules = draft()
    rules.set('deck', 'short')
    rules.set('klopfen', 'all')
    rules.choose('turnier')
    expect(rules.rules).toEqual({ preset: 'turnier', deck: 'long', settings: {} })
    expect(rules.values['tariff.solo']).toBe(5)
  })

  it('ask the server once after several changes', async () => {
    const rules = draft()
    rules.set('klopfen', 'all')
    rules.set('tariff.solo', 60)
    expect(asked).toEqual([])
    await settled()
    expect(asked).toEqual([
      { preset: 'stargames', deck: 'long', settings: { klopfen: 'all', 'tariff.solo': 60 }, language: 'de' },
    ])
    expect(rules.wish).toEqual({ preset: 'stargames', deck: 'long', ruleset: { klopfen: 'all', tariff: { solo: 60 } } })
  })

  it('are good only when the server has said so of the last change', async () => {
    const rules = draft()
    await settled()
    expect(rules.good).toBe(false)
    answers[0]?.(GOOD)
    await settled()
    expect(rules.good).toBe(true)
    rules.set('klopfen', 'twice')
    expect(rules.good).toBe(false)
    await settled()
    answers[1]?.(FAULTY)
    await settled()
    expect(rules.good).toBe(false)
    expect(rules.faultsOf('klopfen')).toHaveLength(1)
    expect(rules.faultsOf('deck')).toEqual([])
  })

  it('show what follows from a change, as the server says, and what is changed goes before it', async () => {
    const rules = draft()
    rules.set('klopfen', 'all')
    await settled()
    answers[0]?.({ ...GOOD, deviations: { klopfen: 'all', packets: [2, 2, 2, 2] } })
    await settled()
    expect(rules.deviating).toEqual({ klopfen: 'all', packets: [2, 2, 2, 2] })
    expect(rules.values['packets']).toEqual([2, 2, 2, 2])
    expect(rules.changed).toEqual({ klopfen: 'all' })
    rules.reset('klopfen')
    expect(rules.values['klopfen']).toBe('off')
    rules.choose('turnier')
    expect(rules.deviating).toEqual({})
  })

  it('do not listen to an answer to what was thought of before', async () => {
    const rules = draft()
    await settled()
    rules.set('klopfen', 'twice')
    await settled()
    answers[1]?.(FAULTY)
    await settled()
    answers[0]?.(GOOD)
    await settled()
    expect(rules.faults).toHaveLength(1)
  })
})
