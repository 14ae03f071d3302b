import { describe, expect, it } from 'vitest'

import { tapped } from './held'

describe('cards that are chosen', () => {
  it('come in with a tap and go out with the next', () => {
    expect(tapped([], 'EO', 2)).toEqual(['EO'])
    expect(tapped(['EO'], 'S7', 2)).toEqual(['EO', 'S7'])
    expect(tapped(['EO', 'S7'], 'EO', 2)).toEqual(['S7'])
  })

  it('are never more than wanted: the oldest gives way', () => {
    expect(tapped(['EO'], 'S7', 1)).toEqual(['S7'])
    expect(tapped(['EO', 'S7'], 'GK', 2)).toEqual(['S7', 'GK'])
  })
})
