import { Unreachable } from '../api'
import { i18n } from '../i18n/i18n.svelte'
import type { Refusal, SheetChange } from '../wire'
import { EMPTY, type Journal, sheetOf, written } from './journal'
import { nameIn, type Sheet, SheetRefused } from './model'
import { sheetServer } from './server'
import { type Kept, NotKept } from './shelf'
import { newEntry, shelf, windows } from './shelves'
import { sync } from './sync'
import { Told } from './told'

/** How often those who watch ask for news, and how often a writer looks whether another device writes. */
const EVERY = 3000

/** Where the list is besides this device. */
export type Line = 'asking' | 'online' | 'offline'

/** A list that the page shows: what is kept of it, and how it comes to the server and back. */
export class OpenSheet {
  readonly id: string
  #kept = $state.raw<Kept | null>(null)
  #journal = $state.raw<Journal>(EMPTY)
  #timer: ReturnType<typeof setTimeout> | undefined
  #syncing = false
  #again = false
  #closed = false

  /** Has the device been asked whether it knows the list? */
  loaded = $state(false)
  line = $state<Line>('asking')
  /** Why the last entry was not possible. */
  fault = $state.raw<string | null>(null)
  /** What the server says against the list. */
  told = $state.raw<string | null>(null)
  /** The list that holds what had to be split off. */
  split = $state.raw<string | null>(null)

  constructor(id: string) {
    this.id = id
  }

  /** The list as it stands; null while this device knows nothing of it. */
  readonly sheet: Sheet | null = $derived(sheetOf(this.#journal))

  /** May this device write just now? */
  readonly writes: boolean = $derived(this.#kept?.pen === true && this.#kept.token !== null)

  /** Could it, if it took the pen? */
  readonly mayWrite: boolean = $derived(this.#kept?.token != null)

  get token(): string | null {
    return this.#kept?.token ?? null
  }

  get unsent(): number {
    return this.writes ? (this.#kept?.entries.length ?? 0) - (this.#kept?.acknowledged ?? 0) : 0
  }

  get onServer(): boolean {
    return (this.#kept?.acknowledged ?? 0) > 0
  }

  get canUndo(): boolean {
    return this.#journal.states.length > 1
  }

  /** Begin to show the list; returns how to end it. */
  open(): () => void {
    const changed = (message: MessageEvent) => message.data === this.id && void this.#reload()
    const now = () => this.#hurry()
    windows.addEventListener('message', changed)
    addEventListener('online', now)
    document.addEventListener('visibilitychange', now)
    void this.#reload().then(() => {
      this.loaded = true
      return this.#sync()
    })
    return () => {
      this.#closed = true
      clearTimeout(this.#timer)
      windows.removeEventListener('message', changed)
      removeEventListener('online', now)
      document.removeEventListener('visibilitychange', now)
    }
  }

  /** Write entries, all or none; false, with the fault said, when one of them cannot be. */
  async write(...changes: SheetChange[]): Promise<boolean> {
    this.fault = null
    const known = this.#journal.entries.length
    try {
      const entries = changes.map(newEntry)
      entries.reduce(written, this.#journal)
      const kept = await shelf.change(this.id, (now) => {
        // Another window has written meanwhile: what was meant may no longer fit.
        if (now?.entries.length !== known) return undefined
        return { ...now, entries: [...now.entries, ...entries], changed: Date.now() }
      })
      if (kept?.entries.length === known + entries.length) windows.postMessage(this.id)
      this.#show(kept)
      this.#hurry()
      return kept?.entries.length === known + entries.length
    } catch (fault) {
      this.fault = this.#words(fault)
      return false
    }
  }

  /** Take the pen over from another device. */
  async takePen(): Promise<void> {
    this.#show(await shelf.change(this.id, (now) => now && { ...now, pen: true }))
    windows.postMessage(this.id)
  }

  /** Say a fault in words. */
  #words(fault: unknown): string {
    if (fault instanceof SheetRefused) return this.reason(fault.refusal)
    if (fault instanceof NotKept) return i18n.say('sheet-not-kept', { text: fault.message })
    throw fault
  }

  /** A refusal in words, with the names of this list. */
  reason(refusal: Refusal): string {
    const { sheet } = this
    return i18n.reason(refusal, (seat) => (sheet ? nameIn(sheet, seat) : String(seat + 1)))
  }

  async #reload(): Promise<void> {
    try {
      this.#show(await shelf.get(this.id))
    } catch (fault) {
      if (!(fault instanceof NotKept)) throw fault
      this.told = i18n.say('sheet-no-storage')
    }
  }

  #show(kept: Kept | undefined): void {
    this.#kept = kept ?? null
    const entries = kept?.entries ?? []
    const known = this.#journal.entries
    const goesOn = known.length <= entries.length && known.at(-1)?.id === entries[known.length - 1]?.id
    const from = goesOn ? this.#journal : EMPTY
    if (!goesOn || entries.length > known.length) {
      this.#journal = entries.slice(from.entries.length).reduce(written, from)
    }
  }

  #hurry(): void {
    if (this.#syncing) this.#again = true
    else void this.#sync()
  }

  async #sync(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#closed || this.#kept === null) return
    this.#syncing = true
    this.#again = false
    try {
      if (document.visibilityState === 'visible' || this.unsent > 0) {
        const { split } = await sync(shelf, sheetServer, this.id)
        this.split = split ?? this.split
        this.line = 'online'
        this.told = null
      }
    } catch (fault) {
      if (fault instanceof Unreachable) this.line = 'offline'
      else if (fault instanceof Told) {
        this.line = 'online'
        this.told = this.writes ? i18n.say('sheet-not-taken', { text: fault.message }) : fault.message
        // An address that leads nowhere leaves nothing behind.
        if (this.sheet === null) await shelf.change(this.id, (now) => (now?.entries.length === 0 ? null : undefined))
      } else if (fault instanceof NotKept) this.told = this.#words(fault)
      else throw fault
    } finally {
      this.#syncing = false
    }
    await this.#reload()
    if (this.#again) void this.#sync()
    else this.#timer = setTimeout(() => void this.#sync(), EVERY)
  }
}
