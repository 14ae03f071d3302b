import { describe, expect, it } from 'vitest'

import { moved, withContract } from './ladder'

const USUAL = ['sauspiel', 'bettel', 'geier', 'wenz', 'solo', 'solo-tout']

describe('a ladder', () => {
  it('takes up a contract where it usually stands', () => {
    expect(withContract(['sauspiel', 'solo'], 'geier', USUAL)).toEqual(['sauspiel', 'geier', 'solo'])
    expect(withContract(['sauspiel', 'solo'], 'solo-tout', USUAL)).toEqual(['sauspiel', 'solo', 'solo-tout'])
    expect(withContract([], 'wenz', USUAL)).toEqual(['wenz'])
  })

  it('takes it up below what ranks above, also in an order of the table’s own', () => {
    expect(withContract(['wenz', 'geier', 'solo'], 'bettel', USUAL)).toEqual(['bettel', 'wenz', 'geier', 'solo'])
  })

  it('moves a contract one step', () => {
    expect(moved(['sauspiel', 'geier', 'wenz'], 'geier', 1)).toEqual(['sauspiel', 'wenz', 'geier'])
    expect(moved(['sauspiel', 'geier', 'wenz'], 'geier', -1)).toEqual(['geier', 'sauspiel', 'wenz'])
  })

  it('ends at both ends', () => {
    expect(moved(['sauspiel', 'wenz'], 'wenz', 1)).toEqual(['sauspiel', 'wenz'])
    expect(moved(['sauspiel', 'wenz'], 'sauspiel', -1)).toEqual(['sauspiel', 'wenz'])
    expect(moved(['sauspiel'], 'nobody', 1)).toEqual(['sauspiel'])
  })
})
