import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type * as Api from './api'

/** Another visitor: the module as it is when the page has just been loaded. */
async function visitor(): Promise<typeof Api> {
  vi.resetModules()
  return import('./api')
}

const answer = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const fetched = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>()

beforeEach(() => void vi.stubGlobal('fetch', fetched))
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})

describe('the server', () => {
  it('is asked for one thing first, so that a browser becomes one guest and not several', async () => {
    const { ownTables, presets } = await visitor()
    let resolve: (first: Response) => void = () => undefined
    fetched.mockReturnValueOnce(new Promise((settle) => (resolve = settle)))
    fetched.mockResolvedValueOnce(answer([]))
    const both = Promise.all([presets(), ownTables()])
    await Promise.resolve()
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/presets'])
    resolve(answer([]))
    await both
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/presets', '/api/tables'])
  })

  it('is asked again after it could not be reached the first time', async () => {
    const { ownTables, presets, Unreachable } = await visitor()
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    fetched.mockResolvedValueOnce(answer([]))
    await expect(presets()).rejects.toThrow(Unreachable)
    await expect(ownTables()).resolves.toEqual([])
  })

  it('says why it refuses', async () => {
    const { tableInfo, Refused } = await visitor()
    const refusal = { reason: 'UNKNOWN_TABLE', args: { text: 'nix' }, paragraph: null }
    fetched.mockResolvedValueOnce(answer({ refusal, message: '' }, 404))
    const fault: unknown = await tableInfo('nix').catch((reason: unknown) => reason)
    expect(fault).toBeInstanceOf(Refused)
    expect(fault).toMatchObject({ refusal })
  })

  it('is not there when something else answers', async () => {
    const { presets, Unreachable } = await visitor()
    fetched.mockResolvedValueOnce(new Response('<h1>Bad Gateway</h1>', { status: 502 }))
    await expect(presets()).rejects.toThrow(Unreachable)
  })

  it('is told the wish for a table', async () => {
    const { openTable } = await visitor()
    fetched.mockResolvedValueOnce(answer({ id: 'k7m2qp' }))
    await expect(openTable({ game: 'schafkopf', preset: 'stargames', deck: 'short', name: 'Åsa' })).resolves.toEqual({ id: 'k7m2qp' })
    const body: unknown = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))
    expect(body).toEqual({ game: 'schafkopf', preset: 'stargames', deck: 'short', name: 'Åsa' })
  })
})
