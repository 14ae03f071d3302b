import type { FluentBundle, FluentVariable } from '@fluent/bundle'

import { shown } from '../cards/shown.svelte'
import { settings } from '../settings.svelte'
import type { Refusal } from '../wire'
import { bundleOf, chosenLanguage, type Language, LOCALES, SOURCES } from './languages'
import { type Args, inFrench, inWords, messageOf, signed } from './words'

/** Says things in the player's language. */
class Speaker {
  language = $state<Language>('de')
  #bundle = $state.raw<FluentBundle | null>(null)

  /** False until the first language is there; nothing can be said before. */
  get ready(): boolean {
    return this.#bundle !== null
  }

  get locale(): string {
    return LOCALES[this.language]
  }

  /** Speak the language of the setting, or else of the browser. */
  async start(): Promise<void> {
    await this.#load(chosenLanguage(settings.language, navigator.languages))
  }

  /** The player wants another language, now and the next time. */
  async choose(language: Language): Promise<void> {
    settings.language = language
    await this.#load(language)
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false
  }

  /** A message; codes in its arguments become words first, seats become names. */
  say(id: string, args: Args = {}, nameOf: (seat: number) => string = String): string {
    return this.#format(id, inWords(args, (name, words) => this.#format(name, words), nameOf))
  }

  /** Why something is not possible. */
  reason(refusal: Refusal, nameOf?: (seat: number) => string): string {
    const rule = messageOf('refusal', refusal.reason)
    const fault = messageOf('error', refusal.reason)
    return this.say(this.has(rule) ? rule : fault, refusal.args, nameOf)
  }

  signed(value: number): string {
    return signed(value, this.locale)
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.locale).format(value)
  }

  /** Names one after another, as a sentence would: "Åsa, Sepp und Vroni". */
  list(names: readonly string[]): string {
    return new Intl.ListFormat(this.locale, { type: 'conjunction' }).format(names)
  }

  /** One of several: "Ramsch oder Stock". */
  either(choices: readonly string[]): string {
    return new Intl.ListFormat(this.locale, { type: 'disjunction' }).format(choices)
  }

  async #load(language: Language): Promise<void> {
    const source = await SOURCES[language]()
    this.#bundle = bundleOf(language, source.default)
    this.language = language
    document.documentElement.lang = language
  }

  #format(named: string, args: Record<string, FluentVariable> = {}): string {
    const id = shown.suits === 'french' ? inFrench(named) : named
    const pattern = this.#bundle?.getMessage(id)?.value
    if (!this.#bundle || !pattern) {
      console.error(`no message ${id} in ${this.language}`)
      return `[${id}]`
    }
    const faults: Error[] = []
    const text = this.#bundle.formatPattern(pattern, args, faults)
    for (const fault of faults) console.error(`message ${id} in ${this.language}: ${fault.message}`)
    return text
  }
}

export const i18n = new Speaker()
/** Short for the word one writes most: `t('page-next-round')`. */
export const t = i18n.say.bind(i18n)
