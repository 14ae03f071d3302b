import { render } from 'svelte/server'
import { describe, expect, test } from 'vitest'

import Card from './Card.svelte'
import { drawBack, drawCard } from './deck'

const html = (props: Parameters<typeof render<typeof Card>>[1]['props']): string => render(Card, { props }).body

describe('a card on the page', () => {
  test('shows the picture from 60 pixels on, rank and suit alone below', () => {
    expect(html({ code: 'EO', width: 60 })).toContain(drawCard('EO', { level: 'full', language: 'de', veiled: false }))
    expect(html({ code: 'EO', width: 59 })).toContain(drawCard('EO', { level: 'mini', language: 'de', veiled: false }))
  })

  test('is as wide as it is told, and as high as a Schafkopf card is then', () => {
    expect(html({ code: 'EO', width: 112 })).toMatch(/style="width: 112px; height: 200px;?"/)
  })

  test('has the letters of the language and the veil', () => {
    expect(html({ code: 'HK', language: 'el', veiled: true })).toContain(
      drawCard('HK', { level: 'full', language: 'el', veiled: true }),
    )
  })

  test('is hidden from a screen reader unless it has a label', () => {
    expect(html({ code: 'EO' })).toMatch(/<span[^>]* aria-hidden="true"/)
    const labelled = html({ code: 'EO', label: 'Eichel-Ober' })
    expect(labelled).toMatch(/<span[^>]* role="img"[^>]* aria-label="Eichel-Ober"/)
    expect(labelled).not.toMatch(/<span[^>]* aria-hidden/)
  })

  test('face down says nothing about itself', () => {
    expect(html({ code: 'EO', back: true })).toBe(html({ code: 'S7', back: true }))
    expect(html({ code: 'EO', back: true })).toContain(drawBack())
  })

  test('is marked when selected', () => {
    expect(html({ code: 'EO', selected: true })).toMatch(/class="[^"]*\bselected\b/)
    expect(html({ code: 'EO' })).not.toMatch(/class="[^"]*\bselected\b/)
  })
})
