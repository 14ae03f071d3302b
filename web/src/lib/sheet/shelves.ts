/** The lists of this device: the one shelf, and word to other windows when something changes on it. */
import { settings } from '../settings.svelte'
import type { SheetChange, SheetEntry } from '../wire'
import { newEntryId, newId, newToken } from './chance'
import { openSheet, recordOf, type Sheet } from './model'
import { DatabaseShelf, type Kept } from './shelf'

export const shelf = new DatabaseShelf()

/** Tells the other windows of this browser which list has changed. */
export const windows = new BroadcastChannel('stammtisch-sheets')

const LONGEST_NOTE = 24

/** An entry as it is written now. */
export const newEntry = (change: SheetChange): SheetEntry => ({
  id: newEntryId(),
  at: new Date().toISOString().replace(/\.\d+/, ''),
  by: settings.name.trim().slice(0, LONGEST_NOTE),
  change,
})

/** Today as ISO 8601 writes it, where the device is. */
export function today(): string {
  const now = new Date()
  const part = (number: number): string => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`
}

export type Wish = Omit<Parameters<typeof openSheet>[0], 'id'>

/** Open a list on this device; returns its id. */
export const openList = (wish: Wish): Promise<string> => {
  const sheet = openSheet({ ...wish, id: '' })
  return openRecord(recordOf(sheet))
}

/** Open a list from a record, under an id of its own. */
export async function openRecord(record: Sheet): Promise<string> {
  const id = newId()
  const sheet = { ...record, id }
  const entries = [newEntry({ kind: 'begin', sheet: { ...sheet } })]
  await keep({ id, token: newToken(), entries, acknowledged: 0, pen: true, deleted: false, changed: Date.now() })
  // Otherwise a browser that is short of room may throw it away.
  void navigator.storage?.persist?.()
  return id
}

/** A list of somebody else: this device watches, or writes when it was handed the token. */
export async function watchList(id: string, token: string | null): Promise<void> {
  await shelf.change(id, (kept) => {
    if (kept) return token === null ? undefined : { ...kept, token, deleted: false }
    return { id, token, entries: [], acknowledged: 0, pen: false, deleted: false, changed: Date.now() }
  })
  windows.postMessage(id)
}

/** Take a list off this device, and off the server once that can be told. */
export async function deleteList(id: string): Promise<void> {
  await shelf.change(id, (kept) => {
    if (!kept) return undefined
    const toTell = kept.token !== null && kept.acknowledged > 0
    return toTell ? { ...kept, deleted: true, changed: Date.now() } : null
  })
  windows.postMessage(id)
}

async function keep(kept: Kept): Promise<void> {
  await shelf.change(kept.id, () => kept)
  windows.postMessage(kept.id)
}
