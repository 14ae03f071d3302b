import { describe, expect, it } from 'vitest'

import { standing } from './standing'

describe('how a player stands', () => {
  it.each([
    { bid: 2, taken: 0, left: 5, id: 'page-sau-still', count: 2 },
    { bid: 2, taken: 2, left: 3, id: 'page-sau-still', count: 0 },
    { bid: 3, taken: 1, left: 2, id: 'page-sau-still', count: 2 },
    { bid: 3, taken: 1, left: 1, id: 'page-sau-too-few', count: 1 },
    { bid: 1, taken: 3, left: 2, id: 'page-sau-too-many', count: 2 },
    { bid: 0, taken: 0, left: 0, id: 'page-sau-still', count: 0 },
  ])('$taken of $bid with $left tricks to come: $id $count', ({ bid, taken, left, id, count }) => {
    expect(standing(bid, taken, left)).toEqual({ id, count })
  })
})
