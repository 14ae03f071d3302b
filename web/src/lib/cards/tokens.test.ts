/// <reference types="node" />
import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { SUITS } from './codes'
import { contrast, distance, type Vision } from './vision'

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

type Palette = Record<string, string>

const PALETTES: Record<string, Palette> = Object.fromEntries(
  [...tokens.matchAll(/(?:\[data-faces='([\w-]+)'\] )?\.playing-card \{([^}]*)\}/g)].map(([, mode, body]) => [
    mode ?? 'light',
    Object.fromEntries([...(body ?? '').matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value])),
  ]),
)
const MODES = ['light', 'dark', 'colour-blind']
const VISIONS: readonly Vision[] = ['normal', 'protanopia', 'deuteranopia', 'tritanopia']
const PAIRS = SUITS.flatMap((one, index) => SUITS.slice(index + 1).map((other) => [one, other] as const))

function colour(mode: string, name: string): string {
  const value = PALETTES[mode]?.[name]
  if (value === undefined) throw new RangeError(`No --${name} for the ${mode} faces.`)
  return value
}

test('there is a palette for each kind of face, and all have the same names', () => {
  expect(Object.keys(PALETTES)).toEqual(MODES)
  const names = MODES.map((mode) => Object.keys(PALETTES[mode] ?? {}).join(' '))
  expect(new Set(names).size).toBe(1)
})

describe.each(MODES)('on %s faces', (mode) => {
  test.each([...SUITS, 'ink', 'selected'])('--%s has a contrast of at least 3 to 1', (name) => {
    expect(contrast(colour(mode, name), colour(mode, 'face'))).toBeGreaterThanOrEqual(3)
  })

  test('the two tones of the back have it as well', () => {
    expect(contrast(colour(mode, 'back'), colour(mode, 'back-pattern'))).toBeGreaterThanOrEqual(3)
  })

  // Delta E that no pair of suits falls below, for anybody; the palette for the colour-blind is made for it.
  const least = { light: 20, dark: 26, 'colour-blind': 46 }[mode] ?? 0

  test.each(VISIONS)(`suits are ${least} apart under %s`, (vision) => {
    for (const [one, other] of PAIRS) {
      expect(distance(colour(mode, one), colour(mode, other), vision), `${one}${other}`).toBeGreaterThanOrEqual(least)
    }
  })
})

test('contrast and distance are the textbook ones', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(distance('#000000', '#ffffff', 'normal')).toBeCloseTo(100, 1)
  // Red and green of one lightness: far apart, unless one lacks a cone.
  expect(distance('#c03030', '#3f7a1f', 'normal')).toBeGreaterThan(80)
  expect(distance('#c03030', '#3f7a1f', 'deuteranopia')).toBeLessThan(30)
  expect(() => contrast('red', '#ffffff')).toThrow(RangeError)
})
