import { describe, expect, it } from 'vitest'

import { fromFile, fromHash, type NamedRules, NoRules, toFile, toHash } from './rules'

const OURS: NamedRules = {
  name: 'Στου Γιώργου – jeden Donnerstag',
  rules: {
    preset: 'wirtshaus',
    deck: 'short',
    settings: { klopfen: 'all', ladder: ['sauspiel', 'solo'], 'tariff.solo': 60, 'tariff.ramsch': null },
  },
}

describe('house rules', () => {
  it('come out of a file as they went in', () => {
    expect(fromFile(toFile(OURS))).toEqual(OURS)
  })

  it('come out of a link as they went in, in any language', () => {
    const hash = toHash(OURS)
    expect(hash).toMatch(/^#rules=[\w-]+$/)
    expect(fromHash(hash)).toEqual(OURS)
  })

  it('without a deck have the usual one', () => {
    const plain = { name: '', rules: { preset: 'turnier', deck: null, settings: {} } }
    expect(fromFile(toFile(plain))).toEqual(plain)
  })

  it('are read without a name, as the command line writes them', () => {
    const read = fromFile('{"preset": "turnier", "kontra_levels": 1, "tariff": {"solo": 7}}')
    expect(read).toEqual({
      name: '',
      rules: { preset: 'turnier', deck: null, settings: { kontra_levels: 1, 'tariff.solo': 7 } },
    })
  })

  it('keep what nobody knows, for the server to name it', () => {
    expect(fromFile('{"preset": "canasta", "jokers": 4}').rules.settings).toEqual({ jokers: 4 })
  })

  it.each(['', 'rules', '[]', 'null', '{"name": "ours"}', '{"rules": []}', '{"preset": 7}', '{'.repeat(3)])(
    'are not in %j',
    (text) => {
      expect(() => fromFile(text)).toThrow(NoRules)
    },
  )

  it('are not in a file that is too long', () => {
    const long = JSON.stringify({ preset: 'turnier', filler: 'x'.repeat(20_000) })
    expect(() => fromFile(long)).toThrow(NoRules)
  })

  it('are not in an address without them, nor in a broken one', () => {
    expect(fromHash('')).toBeNull()
    expect(fromHash('#p-13.6')).toBeNull()
    expect(() => fromHash('#rules=%%%')).toThrow(NoRules)
    expect(() => fromHash(toHash(OURS).slice(0, -5))).toThrow(NoRules)
  })
})
