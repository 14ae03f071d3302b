import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { type Moves, press } from './keys'

/** As much of an element as a key press looks at. */
class FakeElement extends EventTarget {
  constructor(readonly tag: string) {
    super()
  }
  closest(selector: string): FakeElement | null {
    return selector.split(', ').includes(this.tag) ? this : null
  }
}

beforeAll(() => void vi.stubGlobal('HTMLElement', FakeElement))
afterAll(() => void vi.unstubAllGlobals())

function pressed(key: string, more: Partial<KeyboardEvent> = {}): string[] {
  const done: string[] = []
  const moves: Moves = {
    digit: (digit) => done.push(`digit ${digit}`),
    pass: () => done.push('pass'),
    bid: () => done.push('bid'),
    double: () => done.push('double'),
    lastTrick: () => done.push('lastTrick'),
    help: () => done.push('help'),
    close: () => done.push('close'),
  }
  const used = press({ key, target: null, ...more } as KeyboardEvent, moves)
  expect(used).toBe(done.length > 0)
  return done
}

describe('a key', () => {
  it.each([
    ['0', 'digit 0'],
    ['1', 'digit 1'],
    ['9', 'digit 9'],
    ['p', 'pass'],
    ['W', 'pass'],
    ['b', 'bid'],
    ['k', 'double'],
    ['R', 'double'],
    ['l', 'lastTrick'],
    ['?', 'help'],
    ['Escape', 'close'],
  ])('%s does its move: %s', (key, move) => {
    expect(pressed(key)).toEqual([move])
  })

  it.each(['x', 'Enter', ' ', 'F5', '12'])('%s is left to the browser', (key) => {
    expect(pressed(key)).toEqual([])
  })

  it('with Ctrl, Alt or Command belongs to the browser', () => {
    expect(pressed('r', { ctrlKey: true })).toEqual([])
    expect(pressed('l', { metaKey: true })).toEqual([])
    expect(pressed('1', { altKey: true })).toEqual([])
  })

  it('held down plays one card', () => {
    expect(pressed('1', { repeat: true })).toEqual([])
  })

  it('in a field is writing, but Escape still closes', () => {
    const target = new FakeElement('input')
    expect(pressed('l', { target })).toEqual([])
    expect(pressed('1', { target })).toEqual([])
    expect(pressed('Escape', { target })).toEqual(['close'])
    expect(pressed('l', { target: new FakeElement('button') })).toEqual(['lastTrick'])
  })
})
