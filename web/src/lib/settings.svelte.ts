const PREFIX = 'stammtisch.'

/** What the browser remembers under this name; nothing if it must not remember. */
export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name)
  } catch (fault) {
    if (fault instanceof DOMException) return null
    throw fault
  }
}

/** Let the browser remember it. If it refuses, the setting holds for this visit only. */
export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value)
  } catch (fault) {
    if (!(fault instanceof DOMException)) throw fault
  }
}

/** What a player wants on this device. */
class Settings {
  #language = $state(remembered('language'))
  #name = $state(remembered('name') ?? '')
  #confirm = $state(remembered('confirm') === 'yes')

  /** The chosen language; null as long as the browser's is good enough. */
  get language(): string | null {
    return this.#language
  }
  set language(language: string | null) {
    this.#language = language
    remember('language', language ?? '')
  }

  /** The name at every new table. */
  get name(): string {
    return this.#name
  }
  set name(name: string) {
    this.#name = name
    remember('name', name)
  }

  /** Does a card need a second tap? */
  get confirm(): boolean {
    return this.#confirm
  }
  set confirm(confirm: boolean) {
    this.#confirm = confirm
    remember('confirm', confirm ? 'yes' : 'no')
  }
}

export const settings = new Settings()
