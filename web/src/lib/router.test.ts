import { describe, expect, it } from 'vitest'

import { newTableAddress, paragraphAddress, routeOf, sheetAddress, tableAddress } from './router'

describe('an address', () => {
  it.each([
    ['/', '', { page: 'home' }],
    ['/t/k7m2qp', '', { page: 'table', id: 'k7m2qp' }],
    ['/t/k7m2qp/', '', { page: 'table', id: 'k7m2qp' }],
    ['/t/%C3%A4', '', { page: 'table', id: 'ä' }],
    ['/rules', '', { page: 'rules', game: 'schafkopf', paragraph: null }],
    ['/rules', '#p-7.3-R1', { page: 'rules', game: 'schafkopf', paragraph: '7.3-R1' }],
    ['/rules/schwarzesau', '#p-4.2', { page: 'rules', game: 'schwarzesau', paragraph: '4.2' }],
    ['/rules', '#other', { page: 'rules', game: 'schafkopf', paragraph: null }],
    ['/rules/canasta', '', { page: 'not-found', path: '/rules/canasta' }],
    ['/rules/schafkopf/x', '', { page: 'not-found', path: '/rules/schafkopf/x' }],
    ['/s', '', { page: 'sheets' }],
    ['/s/new', '', { page: 'new-sheet' }],
    ['/s/blank/', '', { page: 'blank-sheet' }],
    ['/s/k7m2qpk7m2qpk7m2', '', { page: 'sheet', id: 'k7m2qpk7m2qpk7m2', token: null }],
    ['/s/k7m2qpk7m2qpk7m2', '#w=abc', { page: 'sheet', id: 'k7m2qpk7m2qpk7m2', token: 'abc' }],
    ['/s/a/b', '', { page: 'not-found', path: '/s/a/b' }],
    ['/t/new', '', { page: 'new-table', group: null }],
    ['/t/new', '#rules=e30', { page: 'new-table', group: null }],
    ['/t/new/tariff', '', { page: 'new-table', group: 'tariff' }],
    ['/t/new/tariff/x', '', { page: 'not-found', path: '/t/new/tariff/x' }],
    ['/t', '', { page: 'not-found', path: '/t' }],
    ['/t/a/b', '', { page: 'not-found', path: '/t/a/b' }],
    ['/nix', '', { page: 'not-found', path: '/nix' }],
    ['/100%', '', { page: 'not-found', path: '/100%' }],
  ])('%s%s is known', (path, hash, route) => {
    expect(routeOf(path, hash)).toEqual(route)
  })

  it('of a table leads to that table, whatever its name', () => {
    for (const id of ['k7m2qp', 'a/b', 'ä ö', '100%']) {
      expect(routeOf(tableAddress(id))).toEqual({ page: 'table', id })
    }
  })

  it('of a list leads to that list, and hands on its token', () => {
    for (const [id, token] of [['k7m2qp', null], ['ä/ö', 'x#y']] as const) {
      const [path = '', hash = ''] = sheetAddress(id, token).split(/(?=#)/)
      expect(routeOf(path, hash)).toEqual({ page: 'sheet', id, token })
    }
  })

  it('of a new table leads to its settings', () => {
    expect(routeOf(newTableAddress())).toEqual({ page: 'new-table', group: null })
    expect(routeOf(newTableAddress('kontra'))).toEqual({ page: 'new-table', group: 'kontra' })
  })

  it('of a paragraph leads to that paragraph', () => {
    const [path = '', hash = ''] = paragraphAddress('schwarzesau', '4.2').split('#')
    expect(routeOf(path, `#${hash}`)).toEqual({ page: 'rules', game: 'schwarzesau', paragraph: '4.2' })
  })
})
