import type { FluentBundle } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

import { bundleOf, chosenLanguage, type Language, LANGUAGES, SOURCES } from './languages'
import { inFrench, inWords, type Lookup, messageOf, signed } from './words'

const bundles = new Map<Language, FluentBundle>()
for (const language of LANGUAGES) bundles.set(language, bundleOf(language, (await SOURCES[language]()).default))

function speaker(language: Language): Lookup {
  return (id, args = {}) => {
    const bundle = bundles.get(language)
    const pattern = bundle?.getMessage(id)?.value
    if (!bundle || !pattern) throw new Error(`no message ${id} in ${language}`)
    return bundle.formatPattern(pattern, args)
  }
}

const NAMES = ['Vroni', 'Γιώργος', 'Hans-Peter', 'Åsa']
const nameOf = (seat: number): string => NAMES[seat] ?? '?'

describe('the arguments of a message', () => {
  it('become words: cards, suits, contracts, levels and seats', () => {
    const args = { card: 'EO', suit: 'G', contract: 'solo-tout', level: 're', seat: 3, needed: 4, text: 'XY' }
    expect(inWords(args, speaker('de'), nameOf)).toEqual({
      card: 'Eichel-Ober',
      suit: 'Gras',
      contract: 'Solo Tout',
      level: 'Re',
      seat: 'Åsa',
      needed: 4,
      text: 'XY',
    })
  })

  it('become words of each language', () => {
    const card = (language: Language) => inWords({ card: 'EO' }, speaker(language), nameOf)['card']
    expect(LANGUAGES.map(card)).toEqual(['Eichel-Ober', 'Ekollon Över', 'Ober Βελανίδια', 'Ober of Acorns'])
  })

  it('that are lists become one text', () => {
    expect(inWords({ known: ['ack', 'ping'] }, speaker('de'), nameOf)).toEqual({ known: 'ack, ping' })
  })

  it('that are no code we know are a fault', () => {
    expect(() => inWords({ card: 'X9' }, speaker('de'), nameOf)).toThrow('card-X9')
  })
})

describe('a reason', () => {
  it('has its message', () => {
    expect(messageOf('refusal', 'CALLED_SUIT_ONLY_BY_ACE')).toBe('refusal-called-suit-only-by-ace')
  })

  it('is told with the words put in', () => {
    const words = inWords({ suit: 'E' }, speaker('de'), nameOf)
    expect(speaker('de')(messageOf('refusal', 'FOLLOW_SUIT'), words)).toBe(
      'Eichel ist ausgespielt – du musst Eichel bekennen.',
    )
  })
})

describe('a number of tricks', () => {
  it.each<[Language, string[]]>([
    ['de', ['kein Stich', '1 Stich', '2 Stiche']],
    ['sv', ['inget stick', '1 stick', '2 stick']],
    ['el', ['καμία μπάζα', '1 μπάζα', '2 μπάζες']],
    ['en', ['no trick', '1 trick', '2 tricks']],
  ])('has its own form in %s', (language, forms) => {
    expect([0, 1, 2].map((count) => speaker(language)('page-tricks', { count }))).toEqual(forms)
  })
})

describe('a score', () => {
  it('shows its sign, with a true minus', () => {
    expect([50, -50, 0].map((value) => signed(value, 'de'))).toEqual(['+50', '\u221250', '±0'])
  })

  it('groups its digits as the language does', () => {
    expect(signed(-1200, 'de')).toBe('\u22121.200')
    expect(signed(1200, 'sv')).toBe('+1\u00a0200')
    expect(signed(1200, 'en-GB')).toBe('+1,200')
  })
})

describe('the language', () => {
  it('is the chosen one', () => {
    expect(chosenLanguage('el', ['sv-SE', 'en'])).toBe('el')
  })

  it('is otherwise the first of the browser’s that we speak', () => {
    expect(chosenLanguage(null, ['fr-FR', 'sv-SE', 'en'])).toBe('sv')
    expect(chosenLanguage('klingon', ['EN-us'])).toBe('en')
  })

  it('is German if we speak none of them', () => {
    expect(chosenLanguage(null, ['fr', 'it'])).toBe('de')
  })
})

describe('French suits', () => {
  it.each(LANGUAGES)('have a name for every card and suit in %s, each its own', (language) => {
    const say = speaker(language)
    const cards = [...'EGHS'].flatMap((suit) => [...'AZKOU987'].map((rank) => say(inFrench(`card-${suit}${rank}`))))
    expect(new Set(cards).size).toBe(32)
    for (const suit of 'EGHS') {
      const named = cards.filter((card) => card.includes(say(inFrench(`suit-${suit}`))))
      expect(named).toHaveLength(8)
    }
  })

  it('change nothing but cards and suits', () => {
    expect(inFrench('card-EO')).toBe('card-french-EO')
    expect(inFrench('suit-S')).toBe('suit-french-S')
    for (const id of ['rank-O', 'contract-solo', 'page-card-position', 'card-french-EO']) expect(inFrench(id)).toBe(id)
  })
})
