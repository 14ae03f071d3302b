import { describe, expect, it } from 'vitest'

import type { GameSettings, Setting } from '../wire'
import { deviations, flat, inOrder, means, missing, nested, presetValues, same } from './catalogue'

const setting = (name: string, depends: Setting['depends'] = []): Setting => ({
  name,
  kind: 'choice',
  allowed: [],
  default: null,
  depends,
  optional: false,
})

const LONG = { deck: 'long', klopfen: 'off', ladder: ['sauspiel', 'solo'], 'tariff.solo': 50 }
const CATALOGUE: GameSettings = {
  groups: [{ group: 'deal', settings: [setting('deck'), setting('klopfen'), setting('tariff.solo'), setting('tariff.ramsch')] }],
  presets: { wirtshaus: { long: LONG, short: { ...LONG, deck: 'short' } } },
}

describe('the choices of a setting', () => {
  it('that are numbers are counted upwards', () => {
    expect(inOrder([2, 0, 1, 3, 4])).toEqual([0, 1, 2, 3, 4])
  })

  it('stay as they are listed otherwise', () => {
    expect(inOrder(['all', 120, 91])).toEqual(['all', 120, 91])
  })
})

describe('two values', () => {
  it.each([
    [4, 4],
    [null, null],
    [['wenz', 'solo'], ['wenz', 'solo']],
    [{ coloured: 3, colourless: 2 }, { colourless: 2, coloured: 3 }],
  ])('%j and %j are the same', (one, other) => {
    expect(same(one, other)).toBe(true)
  })

  it.each([
    [0, false],
    ['4', 4],
    [['wenz', 'solo'], ['solo', 'wenz']],
    [['wenz'], ['wenz', 'solo']],
    [{ coloured: 3, colourless: 2 }, { coloured: 3, colourless: 3 }],
    [[], {}],
    [null, {}],
  ])('%j and %j differ', (one, other) => {
    expect(same(one, other)).toBe(false)
  })
})

describe('what deviates', () => {
  it('is what is not as in the preset, and nothing else', () => {
    const values = { ...LONG, klopfen: 'all', 'tariff.solo': 60, ladder: ['sauspiel', 'solo'] }
    expect(deviations(values, LONG)).toEqual({ klopfen: 'all', 'tariff.solo': 60 })
    expect(deviations(LONG, LONG)).toEqual({})
  })

  it('is sent with the amounts together, and read back the same', () => {
    const changed = { klopfen: 'all', 'tariff.solo': 60, 'tariff.ramsch': null }
    expect(nested(changed)).toEqual({ klopfen: 'all', tariff: { solo: 60, ramsch: null } })
    expect(flat(nested(changed))).toEqual(changed)
    expect(nested({ klopfen: 'all' })).toEqual({ klopfen: 'all' })
  })

  it('keeps a tariff that is none, for the server to say what is wrong with it', () => {
    expect(flat({ tariff: 'cheap' })).toEqual({ tariff: 'cheap' })
    expect(flat({ tariff: [10, 50] })).toEqual({ tariff: [10, 50] })
  })
})

describe('a setting', () => {
  const stock = setting('stock_each', [{ setting: 'passout', values: ['stock', 'stock+ramsch'], instead: null }])
  const herz = setting('herz_solo_first', [{ setting: 'ladder', values: ['solo', 'solo-tout'], instead: null }])

  it('means something as long as what it depends on is played', () => {
    expect(means(stock, { passout: 'stock' })).toBe(true)
    expect(means(stock, { passout: 'redeal' })).toBe(false)
    expect(means(herz, { ladder: ['sauspiel', 'solo-tout'] })).toBe(true)
    expect(means(herz, { ladder: ['sauspiel', 'wenz'] })).toBe(false)
    expect(means(setting('deck'), {})).toBe(true)
  })

  it('means something if one of two things is played', () => {
    const instead = { setting: 'schieber_dealer', values: ['ramsch'], instead: null }
    const jungfrau = setting('jungfrau', [{ setting: 'passout', values: ['ramsch'], instead }])
    expect(means(jungfrau, { passout: 'ramsch', schieber_dealer: 'must_solo' })).toBe(true)
    expect(means(jungfrau, { passout: 'redeal', schieber_dealer: 'ramsch' })).toBe(true)
    expect(means(jungfrau, { passout: 'redeal', schieber_dealer: 'must_solo' })).toBe(false)
  })

  it('tells what is missing', () => {
    expect(missing(stock, { passout: 'redeal' })?.setting).toBe('passout')
    expect(missing(stock, { passout: 'stock' })).toBeUndefined()
  })
})

describe('the rules of a table', () => {
  it('have a preset for each deck, and the usual one where the preset does not know the deck', () => {
    expect(presetValues(CATALOGUE, 'wirtshaus', 'short')['deck']).toBe('short')
    expect(presetValues(CATALOGUE, 'wirtshaus', undefined)['deck']).toBe('long')
    expect(presetValues(CATALOGUE, 'nobody', 'long')).toEqual({})
  })
})
