/**
 * Bringing a list to the server and back: entries go there in order and count once however often they are sent, as the
 * server compares their ids. If two devices have written on the same state, the server's list stays, and what only this
 * device had becomes a list of its own: nothing is lost, nothing is mixed.
 */
import type { SheetEntry, SheetLog } from '../wire'
import { newId, newToken } from './chance'
import type { Kept, Shelf } from './shelf'
import { Told } from './told'

export interface SheetServer {
  log(id: string, since: number): Promise<SheetLog>
  /** Store entries for good; the answer is the version after them. */
  push(id: string, token: string, since: number, entries: readonly SheetEntry[]): Promise<number>
  remove(id: string, token: string): Promise<void>
}


/** Entries of one message. */
const AT_ONCE = 100

/** What came of it: the id of the list that holds what had to be split off, if any. */
export interface Synced {
  split: string | null
}

/**
 * Send what the server does not have, fetch what this device does not have.
 *
 * @throws Unreachable without a network; Told when the server refuses.
 */
export async function sync(shelf: Shelf, server: SheetServer, id: string): Promise<Synced> {
  for (;;) {
    const kept = await shelf.get(id)
    if (!kept) return { split: null }
    if (kept.deleted) return await removed(shelf, server, kept)
    const unsent = kept.entries.slice(kept.acknowledged)
    if (unsent.length === 0 || kept.token === null || !kept.pen) return await fetched(shelf, server, kept)
    const batch = unsent.slice(0, AT_ONCE)
    try {
      await server.push(id, kept.token, kept.acknowledged, batch)
    } catch (fault) {
      const reason = fault instanceof Told ? fault.refusal.reason : null
      if (reason === 'NOT_THE_WRITER') return { split: await withoutPen(shelf, id, fault) }
      if (reason !== 'SHEET_MOVED_ON') throw fault
      const split = await reconciled(shelf, server, id)
      if (split !== null) return { split }
      continue
    }
    const version = kept.acknowledged + batch.length
    await shelf.change(id, (now) => now && { ...now, acknowledged: Math.max(now.acknowledged, version) })
  }
}

async function removed(shelf: Shelf, server: SheetServer, kept: Kept): Promise<Synced> {
  if (kept.token !== null && kept.acknowledged > 0) await server.remove(kept.id, kept.token)
  await shelf.change(kept.id, () => null)
  return { split: null }
}

async function fetched(shelf: Shelf, server: SheetServer, kept: Kept): Promise<Synced> {
  try {
    const { entries } = await server.log(kept.id, kept.acknowledged)
    if (entries.length === 0) return { split: null }
    const adopted = await shelf.change(kept.id, (now) => {
      const untouched = now?.acknowledged === kept.acknowledged && now.entries.length === kept.acknowledged
      return untouched ? withNews(now, [...now.entries, ...entries]) : undefined
    })
    if (adopted?.acknowledged !== kept.acknowledged) return { split: null }
  } catch (fault) {
    if (!(fault instanceof Told) || fault.refusal.reason !== 'UNKNOWN_SHEET' || kept.token === null) throw fault
    // The server has never had it, or was set back to before: the device sends everything again.
    if (kept.acknowledged === 0) return { split: null }
    await shelf.change(kept.id, (now) => now && { ...now, acknowledged: 0, pen: true })
    return sync(shelf, server, kept.id)
  }
  return { split: await reconciled(shelf, server, kept.id) }
}

/** Compare the whole list with the server's. Returns the id of what was split off. */
async function reconciled(shelf: Shelf, server: SheetServer, id: string): Promise<string | null> {
  const { entries } = await server.log(id, 0)
  const kept = await shelf.get(id)
  if (!kept) return null
  const common = commonLength(kept.entries, entries)
  if (common === entries.length) {
    await shelf.change(id, (now) => now && { ...now, acknowledged: common })
    return null
  }
  const split = common < kept.entries.length ? await keepCopy(shelf, kept) : null
  await shelf.change(id, (now) => (unchangedSince(kept, now) ? withNews(now, entries) : undefined))
  return split
}

/** The link for writing was not right: this device watches, and keeps what it wrote as a list of its own. */
async function withoutPen(shelf: Shelf, id: string, fault: unknown): Promise<string> {
  const kept = await shelf.get(id)
  if (!kept || kept.entries.length === kept.acknowledged) throw fault
  const split = await keepCopy(shelf, kept)
  const entries = kept.entries.slice(0, kept.acknowledged)
  await shelf.change(id, (now) =>
    unchangedSince(kept, now) ? { ...now, entries, token: null, pen: false } : undefined,
  )
  return split
}

/** What has been copied may be replaced, and nothing that was written since; the copy is kept first. */
const unchangedSince = (kept: Kept, now: Kept | undefined): now is Kept => now?.entries.length === kept.entries.length

async function keepCopy(shelf: Shelf, kept: Kept): Promise<string> {
  const copy = splitOff(kept)
  await shelf.change(copy.id, () => copy)
  return copy.id
}

/** The list with what another device has written: that one has the pen now. */
const withNews = (kept: Kept, entries: SheetEntry[]): Kept => ({
  ...kept,
  entries,
  acknowledged: entries.length,
  pen: false,
  changed: Date.now(),
})

function commonLength(ours: readonly SheetEntry[], theirs: readonly SheetEntry[]): number {
  const differs = ours.findIndex((entry, place) => entry.id !== theirs[place]?.id)
  return differs === -1 ? ours.length : differs
}

/** A list of its own with everything that this device had. */
export function splitOff(kept: Kept): Kept {
  const id = newId()
  const entries = kept.entries.map((entry): SheetEntry =>
    entry.change.kind === 'begin' ? { ...entry, change: { kind: 'begin', sheet: { ...entry.change.sheet, id } } } : entry,
  )
  return { ...kept, id, token: newToken(), entries, acknowledged: 0, pen: true, changed: Date.now() }
}
