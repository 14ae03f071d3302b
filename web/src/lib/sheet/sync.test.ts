import { beforeEach, describe, expect, it } from 'vitest'

import { Unreachable } from '../api'
import type { SheetEntry } from '../wire'
import { newEntryId, newId } from './chance'
import { MemoryShelf } from './fake-shelf'
import type { Kept } from './shelf'
import { type SheetServer, sync } from './sync'
import { Told } from './told'

const ID = 'abcdefghjkmnpqrs'

/** A server that keeps lists as the real one does, and may lose answers on the way. */
class Server implements SheetServer {
  readonly lists = new Map<string, SheetEntry[]>()
  pushes = 0
  loses = 0
  online = true

  async log(id: string, since: number) {
    this.#arrive()
    const list = this.lists.get(id)
    if (!list) throw told('UNKNOWN_SHEET')
    return { version: list.length, entries: list.slice(since) }
  }

  async push(id: string, _token: string, since: number, entries: readonly SheetEntry[]) {
    this.#arrive()
    this.pushes += 1
    const list = this.lists.get(id) ?? []
    const known = list.slice(since)
    const fits = known.every((entry, place) => place >= entries.length || entry.id === entries[place]?.id)
    if (since > list.length || !fits) throw told('SHEET_MOVED_ON')
    this.lists.set(id, [...list, ...structuredClone(entries.slice(known.length))])
    if (this.loses-- > 0) throw new Unreachable('the answer was lost')
    return this.lists.get(id)?.length ?? 0
  }

  async remove(id: string) {
    this.#arrive()
    this.lists.delete(id)
  }

  #arrive() {
    if (!this.online) throw new Unreachable('no network')
  }
}

const told = (reason: string): Told => new Told({ reason, args: {}, paragraph: null }, reason)

const entry = (change: SheetEntry['change']): SheetEntry => ({ id: newEntryId(), at: '', by: '', change })

const bid = (number: number): SheetEntry => entry({ kind: 'bid', row: 0, seat: 0, bid: number })

const ids = (list: readonly SheetEntry[] | undefined): string[] => (list ?? []).map(({ id }) => id)

let shelf: MemoryShelf
let server: Server

async function begin(on: MemoryShelf, entries: SheetEntry[], more: Partial<Kept> = {}): Promise<void> {
  const kept = { id: ID, token: 't', entries, acknowledged: 0, pen: true, deleted: false, changed: 0, ...more }
  await on.change(ID, () => kept)
}

const write = (on: MemoryShelf, ...entries: SheetEntry[]) =>
  on.change(ID, (kept) => kept && { ...kept, pen: true, entries: [...kept.entries, ...entries] })

beforeEach(() => {
  shelf = new MemoryShelf()
  server = new Server()
})

describe('a list', () => {
  const opening = entry({ kind: 'begin', sheet: { id: ID } })

  it('arrives in order, however long it was offline', async () => {
    const all = [opening, ...Array.from({ length: 250 }, (_, number) => bid(number))]
    await begin(shelf, all)
    server.online = false
    await expect(sync(shelf, server, ID)).rejects.toThrow(Unreachable)
    expect((await shelf.get(ID))?.entries).toHaveLength(251)
    server.online = true
    await sync(shelf, server, ID)
    expect(ids(server.lists.get(ID))).toEqual(ids(all))
    expect(server.pushes).toBe(3)
    expect((await shelf.get(ID))?.acknowledged).toBe(251)
  })

  it('arrives once, when the answer is lost on the way', async () => {
    await begin(shelf, [opening, bid(1)])
    server.loses = 1
    await expect(sync(shelf, server, ID)).rejects.toThrow(Unreachable)
    await write(shelf, bid(2))
    await sync(shelf, server, ID)
    expect(server.lists.get(ID)).toEqual((await shelf.get(ID))?.entries)
    expect(server.lists.get(ID)).toHaveLength(3)
  })

  it('is sent again to a server that was set back', async () => {
    await begin(shelf, [opening, bid(1), bid(2)])
    await sync(shelf, server, ID)
    server.lists.set(ID, [opening])
    await write(shelf, bid(3))
    await sync(shelf, server, ID)
    expect(server.lists.get(ID)).toEqual((await shelf.get(ID))?.entries)
    server.lists.clear()
    await sync(shelf, server, ID)
    expect(server.lists.get(ID)).toHaveLength(4)
  })

  it('comes to those who watch, and they send nothing', async () => {
    server.lists.set(ID, [opening, bid(1)])
    await begin(shelf, [], { token: null, pen: false })
    await sync(shelf, server, ID)
    expect((await shelf.get(ID))?.entries).toEqual(server.lists.get(ID))
    server.lists.get(ID)?.push(bid(2))
    await sync(shelf, server, ID)
    expect((await shelf.get(ID))?.entries).toHaveLength(3)
    expect(server.pushes).toBe(0)
  })

  it('that nobody has sent yet is told to those who watch', async () => {
    await begin(shelf, [], { token: null, pen: false })
    await expect(sync(shelf, server, ID)).rejects.toThrow(Told)
  })

  it('leaves the pen to another device that has written', async () => {
    await begin(shelf, [opening])
    await sync(shelf, server, ID)
    server.lists.get(ID)?.push(bid(1))
    await sync(shelf, server, ID)
    expect(await shelf.get(ID)).toMatchObject({ pen: false, acknowledged: 2 })
  })

  it('is split where two devices wrote on the same state: nothing is lost', async () => {
    await begin(shelf, [opening])
    await sync(shelf, server, ID)
    const [theirs, ours] = [bid(1), bid(2)]
    server.lists.get(ID)?.push(theirs)
    await write(shelf, ours)
    const { split } = await sync(shelf, server, ID)
    expect(ids((await shelf.get(ID))?.entries)).toEqual([opening.id, theirs.id])
    const copy = await shelf.get(split ?? '')
    expect(ids(copy?.entries)).toEqual([opening.id, ours.id])
    expect(copy).toMatchObject({ acknowledged: 0, pen: true })
    expect(copy?.entries[0]?.change).toMatchObject({ sheet: { id: split } })
    expect(copy?.token).not.toBe('t')
    await sync(shelf, server, split ?? '')
    expect(server.lists.size).toBe(2)
  })

  it('is only watched with a wrong token, and what was written here stays', async () => {
    server.lists.set(ID, [opening, bid(1)])
    await begin(shelf, [opening, bid(2)], { acknowledged: 1 })
    server.push = () => Promise.reject(told('NOT_THE_WRITER'))
    const { split } = await sync(shelf, server, ID)
    expect((await shelf.get(split ?? ''))?.entries).toHaveLength(2)
    expect(await shelf.get(ID)).toMatchObject({ token: null, pen: false })
    await sync(shelf, server, ID)
    expect((await shelf.get(ID))?.entries).toEqual(server.lists.get(ID))
  })

  it('is deleted on the server too, as soon as there is one', async () => {
    await begin(shelf, [opening])
    await sync(shelf, server, ID)
    await shelf.change(ID, (kept) => kept && { ...kept, deleted: true })
    server.online = false
    await expect(sync(shelf, server, ID)).rejects.toThrow(Unreachable)
    expect((await shelf.get(ID))?.deleted).toBe(true)
    server.online = true
    await sync(shelf, server, ID)
    expect(server.lists.size).toBe(0)
    expect(await shelf.get(ID)).toBeUndefined()
  })

  it('stays on the device when the server refuses it', async () => {
    await begin(shelf, [opening])
    server.push = () => Promise.reject(told('BID_BARRED'))
    await expect(sync(shelf, server, ID)).rejects.toThrow('BID_BARRED')
    expect((await shelf.get(ID))?.entries).toEqual([opening])
  })
})

describe('chance', () => {
  it('makes ids as the server wants them', () => {
    const made = Array.from({ length: 200 }, newId)
    expect(new Set(made).size).toBe(200)
    for (const id of made) expect(id).toMatch(/^[a-z2-9]{16}$/)
  })
})
