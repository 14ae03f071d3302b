/** What this device keeps: every list with all its entries, whether there is a network or not. */
import type { SheetEntry } from '../wire'

export interface Kept {
  id: string
  /** Opens the list for writing; null for whoever watches. It goes to the server and into the link for writing only. */
  token: string | null
  entries: SheetEntry[]
  /** So many of them the server has for good. */
  acknowledged: number
  /** Does this device write? Where another one has written since, it is asked first. */
  pen: boolean
  /** Taken off the list here; the server has still to be told. */
  deleted: boolean
  /** When something changed here last, in milliseconds since 1970. */
  changed: number
}

/** What a change may do to a list: keep it as returned, or take it away (null). */
export type Change = (kept: Kept | undefined) => Kept | null | undefined

export interface Shelf {
  all(): Promise<Kept[]>
  get(id: string): Promise<Kept | undefined>
  /** Read, change and write one list at once: no other window comes in between. Undefined leaves it as it is. */
  change(id: string, change: Change): Promise<Kept | undefined>
}

/** The browser keeps nothing, or has no room left. */
export class NotKept extends Error {}

const STORE = 'sheets'

/** The shelf of the browser. */
export class DatabaseShelf implements Shelf {
  #opened: Promise<IDBDatabase> | undefined

  async all(): Promise<Kept[]> {
    return this.#carryOut('readonly', (store) => store.getAll() as IDBRequest<Kept[]>)
  }

  async get(id: string): Promise<Kept | undefined> {
    return this.#carryOut('readonly', (store) => store.get(id) as IDBRequest<Kept | undefined>)
  }

  async change(id: string, change: Change): Promise<Kept | undefined> {
    const database = await this.#open()
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' })
      const store = transaction.objectStore(STORE)
      const asked = store.get(id) as IDBRequest<Kept | undefined>
      let result: Kept | undefined
      asked.onsuccess = () => {
        result = asked.result
        const changed = change(asked.result)
        if (changed === null) {
          store.delete(id)
          result = undefined
        } else if (changed) {
          store.put(changed)
          result = changed
        }
      }
      transaction.oncomplete = () => resolve(result)
      const failed = () => reject(new NotKept(transaction.error?.name ?? 'AbortError', { cause: transaction.error }))
      transaction.onerror = failed
      transaction.onabort = failed
    })
  }

  async #carryOut<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const database = await this.#open()
    return new Promise((resolve, reject) => {
      const asked = ask(database.transaction(STORE, mode).objectStore(STORE))
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(new NotKept(asked.error?.name ?? '', { cause: asked.error }))
    })
  }

  #open(): Promise<IDBDatabase> {
    this.#opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const failed = (fault: unknown) => {
        this.#opened = undefined
        reject(new NotKept(fault instanceof DOMException ? fault.name : '', { cause: fault }))
      }
      // A browser that must not keep anything either has no database or throws at once.
      if (typeof indexedDB === 'undefined') return failed(undefined)
      const opening = indexedDB.open('stammtisch', 1)
      opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'id' })
      opening.onerror = () => failed(opening.error)
      opening.onsuccess = () => {
        const database = opening.result
        // A newer page in another window wants to change the database, or the browser has thrown it away.
        database.onversionchange = () => database.close()
        database.onclose = () => (this.#opened = undefined)
        resolve(database)
      }
    })
    return this.#opened
  }
}
