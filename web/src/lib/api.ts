import { nested } from './houserules/catalogue'
import type { HouseRules } from './houserules/rules'
import type { CheckedRules, GameSettings, NewTable, OpenedTable, Preset, Problem, Refusal, TableSummary } from './wire'

/** The server said no, and why. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.reason)
  }
}

/** There is no answer of the game's server: it is down, or something else answers in its place. */
export class Unreachable extends Error {}

/** The first answer makes this browser a guest of the server; what is asked before would make it several guests. */
let introduced: Promise<unknown> | undefined

function ask<T>(path: string, init?: RequestInit): Promise<T> {
  if (introduced) return introduced.then(() => request<T>(path, init))
  const first = request<T>(path, init)
  introduced = first.then(
    () => undefined,
    () => undefined,
  )
  return first
}

async function request<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(path, { credentials: 'same-origin', ...init }).catch((fault: unknown) => {
    throw new Unreachable(path, { cause: fault })
  })
  if (!response.headers.get('content-type')?.startsWith('application/json')) throw new Unreachable(path)
  if (response.ok) return (await response.json()) as T
  throw new Refused(((await response.json()) as Problem).refusal)
}

export const presets = (): Promise<Preset[]> => ask('/api/presets')

/** The player's own tables, the newest first. */
export const ownTables = (): Promise<TableSummary[]> => ask('/api/tables')

export const tableInfo = (id: string): Promise<TableSummary> => ask(`/api/tables/${encodeURIComponent(id)}`)

/** Open a table of one's own; the first round is dealt at once. */
export const openTable = (wish: NewTable): Promise<OpenedTable> => ask('/api/tables', posted(wish))

/** All that can be set in Schafkopf, and what the presets set. */
export const settingsOf = (): Promise<GameSettings> => ask('/api/games/schafkopf/settings')

/** House rules in the words of a language, or everything that is wrong with them. */
export const checkRules = ({ preset, deck, settings }: HouseRules, language: string): Promise<CheckedRules> =>
  ask('/api/rulesets/check', posted({ preset, deck, settings: nested(settings), language }))

const posted = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** The address of the game's socket: the same server that gave us the page. */
export const socketAddress = (): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`
