import type { Change, Kept, Shelf } from './shelf'

/** A shelf that forgets, for tests. */
export class MemoryShelf implements Shelf {
  readonly #kept = new Map<string, Kept>()

  async all(): Promise<Kept[]> {
    return structuredClone([...this.#kept.values()])
  }

  async get(id: string): Promise<Kept | undefined> {
    return structuredClone(this.#kept.get(id))
  }

  async change(id: string, change: Change): Promise<Kept | undefined> {
    const changed = change(structuredClone(this.#kept.get(id)))
    if (changed === null) this.#kept.delete(id)
    else if (changed) this.#kept.set(id, structuredClone(changed))
    return this.get(id)
  }
}
