import { remember, remembered } from '../settings.svelte'
import { fromFile, type NamedRules, NoRules, toFile } from './rules'

const PLACE = 'house-rules'

/** One's own house rules by name, kept in this browser. */
class Kept {
  #all = $state.raw<readonly NamedRules[]>(read())

  get all(): readonly NamedRules[] {
    return this.#all
  }

  /** Keep rules; those of the same name give way. */
  keep(named: NamedRules): void {
    this.#write([...this.#all.filter(({ name }) => name !== named.name), named])
  }

  forget(name: string): void {
    this.#write(this.#all.filter((named) => named.name !== name))
  }

  #write(all: readonly NamedRules[]): void {
    this.#all = all.toSorted((one, other) => one.name.localeCompare(other.name))
    remember(PLACE, JSON.stringify(this.#all.map(toFile)))
  }
}

/** What was kept on an earlier visit; what cannot be read any more is left out, the others stay. */
function read(): NamedRules[] {
  const texts: unknown = JSON.parse(remembered(PLACE) ?? '[]')
  if (!Array.isArray(texts)) return []
  return texts.flatMap((text) => {
    try {
      return [fromFile(String(text))]
    } catch (fault) {
      if (fault instanceof NoRules) return []
      throw fault
    }
  })
}

export const kept = new Kept()
