/** What the page asks of the server for lists. Nothing of it is needed to write one. */
import { Unreachable } from '../api'
import { i18n } from '../i18n/i18n.svelte'
import type { Problem, SheetLog, SheetOffer } from '../wire'
import type { Sheet } from './model'
import type { SheetServer } from './sync'
import { Told } from './told'

const PATIENCE = 20_000
const BUSY = new Set([429, 502, 503, 504])

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { 'accept-language': i18n.language, ...(init.headers as Record<string, string> | undefined) }
  const asked = { ...init, headers, credentials: 'same-origin', signal: AbortSignal.timeout(PATIENCE) } as const
  const response = await fetch(path, asked).catch((fault: unknown) => {
    throw new Unreachable(path, { cause: fault })
  })
  if (response.ok) return response
  // Something else that answers in the server's place knows no reasons.
  if (BUSY.has(response.status) || !isJson(response)) throw new Unreachable(path)
  const { refusal, message } = (await response.json()) as Problem
  throw new Told(refusal, message)
}

const isJson = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('application/json') ?? false

async function answer<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await ask(path, init)
  if (!isJson(response)) throw new Unreachable(path)
  return (await response.json()) as T
}

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` })
const address = (id: string): string => `/api/sheets/${encodeURIComponent(id)}`

export const sheetServer: SheetServer = {
  log: (id, since) => answer<SheetLog>(`${address(id)}?since=${since}`),
  push: async (id, token, since, entries) => {
    const pushed = await answer<{ version: number }>(`${address(id)}/entries`, json({ since, entries }, bearer(token)))
    return pushed.version
  },
  remove: async (id, token) => {
    await ask(address(id), { method: 'DELETE', headers: bearer(token) })
  },
}

/** A list as a file of this kind. */
export const fileOf = async (kind: string, sheet: Sheet): Promise<Blob> =>
  (await ask('/api/sheets/file', json({ kind, sheet }))).blob()

/** An empty list to print: a classic one, or one for exactly these. */
export async function blankSheet(
  wish: { kind: string; language: string } & ({ classic: number } | { players: number; names: string[] }),
): Promise<Blob> {
  const query = new URLSearchParams({ kind: wish.kind, language: wish.language })
  if ('classic' in wish) query.set('classic', String(wish.classic))
  else {
    query.set('players', String(wish.players))
    wish.names.forEach((name) => query.append('name', name))
  }
  return (await ask(`/api/sheets/blank?${query.toString()}`)).blob()
}

/** What a file would change in a list; without a list, how a list begins that is opened from it. */
export async function readFile(file: Blob, sheet: Sheet | null): Promise<SheetOffer> {
  return answer<SheetOffer>('/api/sheets/read', json({ file: await base64(file), language: i18n.language, sheet }))
}

/** Sums up a file in letters that JSON can hold. */
async function base64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const PIECE = 0x8000
  let text = ''
  for (let start = 0; start < bytes.length; start += PIECE) {
    text += String.fromCharCode(...bytes.subarray(start, start + PIECE))
  }
  return btoa(text)
}
