/// <reference types="node" />
import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { LONG_DECK, RANKS, SUITS, readCode } from './codes'
import { drawBack, drawCard, drawIndex, drawPicture, indexWord, levelAt, type Language, type Level } from './deck'
import { extentOf, outlineOf, paperBetween, type Box } from './extent'
import { CHARACTERS, drawWord } from './glyphs'
import type { Suits } from './suits'

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const LEVELS: readonly Level[] = ['mini', 'full']
const LANGUAGES: readonly Language[] = ['de', 'sv', 'el', 'en']
const draw = (code: string, level: Level, language: Language = 'de', veiled = false, suits: Suits = 'german'): string =>
  drawCard(code, { level, language, veiled, suits })
const everyFront = LANGUAGES.flatMap((language) =>
  LEVELS.flatMap((level) =>
    [true, false].flatMap((veiled) =>
      (['german', 'french'] as const).flatMap((suits) =>
        LONG_DECK.map((code) => draw(code, level, language, veiled, suits)),
      ),
    ),
  ),
)

describe('every card', () => {
  test.each(LEVELS)('differs from the 31 others at the %s level', (level) => {
    expect(new Set(LONG_DECK.map((code) => draw(code, level))).size).toBe(32)
  })

  test.each(LEVELS)('differs from the 31 others even without colours at the %s level', (level) => {
    const grey = LONG_DECK.map((code) => draw(code, level).replace(/var\(--[EGHS]\)/g, 'black'))
    expect(new Set(grey).size).toBe(32)
  })

  test('is drawn in paths, discs and rectangles alone, without any font or name', () => {
    for (const drawing of [...everyFront, drawBack()]) {
      const elements = new Set([...drawing.matchAll(/<(\w+)/g)].map(([, name]) => name))
      expect([...elements].filter((name) => !['g', 'path', 'circle', 'rect'].includes(name ?? ''))).toEqual([])
      expect(drawing).not.toMatch(/\b(id|style|class|href|font-\w+)=/)
      expect(drawing).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  test('closes what it opens', () => {
    for (const drawing of [...everyFront, drawBack()]) {
      const open: string[] = []
      for (const [tag, end, name, alone] of drawing.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
        if (end) expect(open.pop(), tag).toBe(name)
        else if (!alone) open.push(name ?? '')
      }
      expect(open).toEqual([])
    }
  })

  test('takes every paint from the tokens', () => {
    const paints = new Set(
      [...everyFront, drawBack()].flatMap((drawing) =>
        [...drawing.matchAll(/ (?:fill|stroke)="([^"]*)"/g)].map(([, paint]) => paint ?? ''),
      ),
    )
    paints.delete('none')
    for (const paint of paints) {
      expect(paint).toMatch(/^var\(--[\w-]+\)$/)
      expect(tokens).toContain(`  ${paint.slice(4, -1)}: `)
    }
  })

  test.each(['', 'E', 'EX', 'XO', 'EO ', 'eo', 'E10', 'Eo'])('has no code like %j', (code) => {
    expect(() => draw(code, 'full')).toThrow(RangeError)
  })
})

describe('a card with French suits', () => {
  test.each(LEVELS)('differs from the 31 others, with and without colours, at the %s level', (level) => {
    for (const language of LANGUAGES) {
      const drawn = LONG_DECK.map((code) => draw(code, level, language, false, 'french'))
      expect(new Set(drawn).size).toBe(32)
      expect(new Set(drawn.map((card) => card.replace(/var\(--[EGHS]\)/g, 'black'))).size).toBe(32)
    }
  })

  test('has its letters in each language, whole in a fan', () => {
    const words = (language: Language): string => RANKS.map((rank) => indexWord(rank, language, 'french')).join(' ')
    expect(LANGUAGES.map(words)).toEqual([
      'A 10 K D B 9 8 7',
      'E 10 K D KN 9 8 7',
      'A 10 Ρ N B 9 8 7',
      'A 10 K Q J 9 8 7',
    ])
    for (const code of LONG_DECK) {
      for (const language of LANGUAGES) {
        const { suit, rank } = readCode(code)
        const box = extentOf(drawIndex(suit, rank, 'full', language, 'french'))
        expect(box.left, code).toBeGreaterThan(3)
        expect((box.right * 72) / 140, code).toBeLessThan(37 - 3)
        const nearest = Math.min(...outlineOf(drawPicture(suit, rank, 'french')).map((spot) => paperBetween(spot, box)))
        expect(nearest, code).toBeGreaterThan(2)
      }
    }
  })
})

describe('the index', () => {
  test('has the letters of each language', () => {
    const words = (language: Language): string => RANKS.map((rank) => indexWord(rank, language)).join(' ')
    expect(words('de')).toBe('A 10 K O U 9 8 7')
    expect(words('sv')).toBe('E 10 K Ö U 9 8 7')
    expect(words('el')).toBe('A 10 Ρ O U 9 8 7')
    expect(words('en')).toBe('A 10 K O U 9 8 7')
  })

  test('has a glyph of its own for every character', () => {
    for (const character of 'ABDEJKNOÖQSUΡ01789') expect(CHARACTERS).toContain(character)
    const drawn = CHARACTERS.map((character) => drawWord(character, 0, 0, 100, 'none').match(/ d="[^"]*"/g)?.join())
    expect(new Set(drawn).size).toBe(CHARACTERS.length)
    expect(() => drawWord('X', 0, 0, 100, 'none')).toThrow(RangeError)
  })

  test('shows whole in a fan where 37 of 72 pixels are seen', () => {
    for (const code of LONG_DECK) {
      for (const language of LANGUAGES) {
        const { suit, rank } = readCode(code)
        const box = extentOf(drawIndex(suit, rank, 'full', language))
        expect(box.left, code).toBeGreaterThan(4)
        expect((box.right * 72) / 140, code).toBeLessThan(37 - 3)
      }
    }
  })

  // The veil leaves a window; its corners are what the paths of the veils say.
  test.each([
    ['full' as const, { left: 0, top: 0, right: 54, bottom: 112 }],
    ['mini' as const, { left: 12, top: 24, right: 128, bottom: 226 }],
  ])('stays in front of the %s veil, with paper behind it', (level, pane) => {
    for (const code of LONG_DECK) {
      for (const language of LANGUAGES) {
        const { suit, rank } = readCode(code)
        const index = drawIndex(suit, rank, level, language)
        const card = draw(code, level, language, true)
        expect(card.indexOf(index)).toBeGreaterThan(card.indexOf('var(--veil)'))
        const box = extentOf(index)
        const margins = [box.left - pane.left, box.top - pane.top, pane.right - box.right, pane.bottom - box.bottom]
        expect(Math.min(...margins), code).toBeGreaterThan(2)
      }
    }
  })

  test('keeps its distance from every picture', () => {
    for (const code of LONG_DECK) {
      const { suit, rank } = readCode(code)
      for (const language of LANGUAGES) {
        const index = extentOf(drawIndex(suit, rank, 'full', language))
        const nearest = Math.min(...outlineOf(drawPicture(suit, rank)).map((spot) => paperBetween(spot, index)))
        // The two figures of the Zehn would read as three with a pip beside them.
        expect(nearest, code).toBeGreaterThan(rank === 'Z' ? 10 : 2.5)
      }
    }
  })
})

describe('the picture', () => {
  test.each(LONG_DECK)('of %s is not cut off', (code) => {
    const { suit, rank } = readCode(code)
    const box = extentOf(drawPicture(suit, rank))
    expect(box.left).toBeGreaterThan(3)
    expect(box.top).toBeGreaterThan(rank === 'O' ? 17 + 2 : 3)
    expect(box.right).toBeLessThan(137)
    expect(box.bottom).toBeLessThan(rank === 'U' ? 233 - 2 : 247)
  })

  test.each([['7', 7], ['8', 8], ['9', 9], ['Z', 10]] as const)('of a %s has as many pips', (rank, pips) => {
    for (const suit of SUITS) expect(drawPicture(suit, rank).match(/<g /g)?.length).toBe(pips)
  })

  test('tells Ober and Unter apart by letter, band and pip', () => {
    for (const suit of SUITS) {
      const [ober, unter] = [draw(`${suit}O`, 'full'), draw(`${suit}U`, 'full')]
      expect(ober).toContain(drawWord('O', 27, 60, 34, `var(--${suit})`))
      expect(unter).toContain(drawWord('U', 27, 50, 34, `var(--${suit})`))
      expect(ober).toContain('M0 17V13')
      expect(unter).toContain('M0 233V237')
      expect(pipOf(drawPicture(suit, 'O')).bottom).toBeLessThan(125)
      expect(pipOf(drawPicture(suit, 'U')).top).toBeGreaterThan(125)
    }
  })

  test('is left out below 60 pixels', () => {
    expect([44, 59.9, 60, 72].map(levelAt)).toEqual(['mini', 'mini', 'full', 'full'])
    expect(draw('EO', 'mini').length).toBeLessThan(draw('EO', 'full').length / 2)
  })
})

/** The pip of a court: it is drawn last. */
function pipOf(picture: string): Box {
  return extentOf(picture.slice(picture.lastIndexOf('<g ')))
}
