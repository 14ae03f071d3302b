import { createSubscriber } from 'svelte/reactivity'

import type { GameName } from './wire'

/** The page's places. Every state that matters has an address. */
export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string }
  | { page: 'new-table'; group: string | null }
  | { page: 'rules'; game: GameName; paragraph: string | null }
  | { page: 'sheets' }
  | { page: 'new-sheet' }
  | { page: 'blank-sheet' }
  | { page: 'sheet'; id: string; token: string | null }
  | { page: 'not-found'; path: string }

const BOOKS: readonly GameName[] = ['schafkopf', 'schwarzesau']

/** The place an address means: `/t/k7m2qp` is a table, `/rules/schafkopf#p-6.2` a paragraph of a rulebook. */
export function routeOf(path: string, hash = ''): Route {
  const parts = path.split('/').filter((part) => part !== '')
  if (parts.length === 0) return { page: 'home' }
  const game = parts.length === 1 ? BOOKS[0] : BOOKS.find((name) => name === parts[1])
  if (parts[0] === 'rules' && parts.length <= 2 && game) {
    return { page: 'rules', game, paragraph: hash.startsWith('#p-') ? hash.slice(3) : null }
  }
  if (parts[0] === 't' && parts[1] === 'new' && parts.length <= 3) {
    return { page: 'new-table', group: parts[2] === undefined ? null : decoded(parts[2]) }
  }
  if (parts.length === 2 && parts[0] === 't' && parts[1] !== undefined) {
    return { page: 'table', id: decoded(parts[1]) }
  }
  return sheetRouteOf(parts, hash) ?? { page: 'not-found', path: decoded(path) }
}

/** Lists of a real table: `/s/<id>#w=<token>` hands the pen over; what follows the # never goes to a server. */
function sheetRouteOf(parts: string[], hash: string): Route | null {
  const [first, id] = parts
  if (first !== 's' || parts.length > 2) return null
  if (id === undefined) return { page: 'sheets' }
  if (id === 'new') return { page: 'new-sheet' }
  if (id === 'blank') return { page: 'blank-sheet' }
  return { page: 'sheet', id: decoded(id), token: hash.startsWith('#w=') ? decoded(hash.slice(3)) : null }
}

/** The address of a list; with its token it can be written. */
export const sheetAddress = (id: string, token: string | null = null): string =>
  `/s/${encodeURIComponent(id)}${token === null ? '' : `#w=${encodeURIComponent(token)}`}`

/** The address of a table. */
export const tableAddress = (id: string): string => `/t/${encodeURIComponent(id)}`

/** Where a table with one's own rules is opened, at one group of settings. */
export const newTableAddress = (group: string | null = null): string =>
  group === null ? '/t/new' : `/t/new/${encodeURIComponent(group)}`

/** The address of a game's rulebook. */
export const bookAddress = (game: GameName): string => `/rules/${game}`

/** The address of a paragraph of a rulebook. */
export const paragraphAddress = (game: GameName, paragraph: string): string => `${bookAddress(game)}#p-${paragraph}`

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (fault) {
    // A lone % is no escape: show the address as it was typed.
    if (fault instanceof URIError) return text
    throw fault
  }
}

class Router {
  #moved = new EventTarget()
  #subscribe = createSubscriber((update) => {
    addEventListener('popstate', update)
    this.#moved.addEventListener('move', update)
    return () => {
      removeEventListener('popstate', update)
      this.#moved.removeEventListener('move', update)
    }
  })

  get route(): Route {
    this.#subscribe()
    return routeOf(location.pathname, location.hash)
  }

  /** Go to another place of the page without loading it anew. */
  go(address: string): void {
    history.pushState(null, '', address)
    this.#moved.dispatchEvent(new Event('move'))
  }

  /** Links inside the page need no new load; others, and those opened in a new tab, are left to the browser. */
  follow(click: MouseEvent): void {
    if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey) return
    const link = click.target instanceof Element ? click.target.closest('a') : null
    if (!link || link.target !== '' || link.origin !== location.origin || link.hasAttribute('download')) return
    if (link.pathname === location.pathname && link.hash !== '') return
    click.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
