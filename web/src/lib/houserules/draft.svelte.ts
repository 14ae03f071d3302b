import { checkRules, Unreachable } from '../api'
import { i18n } from '../i18n/i18n.svelte'
import type { CheckedRules, GameSettings, RulesetFault } from '../wire'
import { deviations, nested, presetValues, same, type Value, type Values } from './catalogue'
import type { HouseRules } from './rules'

/** So long after the last change the server is asked (milliseconds). */
export const PAUSE = 250

/** House rules that are being thought of: a preset, and what is changed. What they mean is the server's business. */
export class Draft {
  preset = $state('')
  deck = $state<string | null>(null)
  #changed = $state.raw<Values>({})
  /** What the server has changed of itself, because three players are dealt otherwise than four, for example. */
  #following = $state.raw<Values>({})
  checked = $state.raw<CheckedRules | null>(null)
  unreachable = $state(false)
  /** Has something changed since the server was last heard of? */
  asking = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined
  #asked = 0

  constructor(
    readonly catalogue: GameSettings,
    first: HouseRules,
  ) {
    this.load(first)
  }

  /** What the preset sets with this deck. */
  get usual(): Values {
    return presetValues(this.catalogue, this.preset, this.deck ?? undefined)
  }

  get values(): Values {
    return { ...this.usual, ...this.deviating }
  }

  /** What somebody has changed, by name. */
  get changed(): Values {
    return this.#changed
  }

  /** All that is not as in the preset: what was changed, and what follows from it. */
  get deviating(): Values {
    return { ...this.#following, ...this.#changed }
  }

  get rules(): HouseRules {
    return { preset: this.preset, deck: this.deck, settings: this.#changed }
  }

  /** The same as a wish for a table. */
  get wish(): { preset: string; deck: string | null; ruleset: Values } {
    return { preset: this.preset, deck: this.deck, ruleset: nested(this.#changed) }
  }

  get decks(): readonly string[] {
    return Object.keys(this.catalogue.presets[this.preset] ?? {})
  }

  get faults(): readonly RulesetFault[] {
    return this.checked?.faults ?? []
  }

  faultsOf(setting: string): readonly RulesetFault[] {
    return this.faults.filter((fault) => fault.setting === setting)
  }

  /** Can a table be opened with these rules? */
  get good(): boolean {
    return this.checked !== null && !this.asking && this.faults.length === 0
  }

  /** Take other rules, with all that is changed in them. */
  load({ preset, deck, settings }: HouseRules): void {
    this.preset = preset
    this.deck = deck ?? this.decks[0] ?? null
    this.#following = {}
    this.#changed = deviations({ ...this.usual, ...settings }, this.usual)
    this.#ask()
  }

  /** Begin anew with a preset; the deck stays where it is played with it. */
  choose(preset: string): void {
    const decks = Object.keys(this.catalogue.presets[preset] ?? {})
    const deck = this.deck !== null && decks.includes(this.deck) ? this.deck : (decks[0] ?? null)
    this.load({ preset, deck, settings: {} })
  }

  set(setting: string, value: Value): void {
    if (setting === 'deck') this.deck = String(value)
    const usual = this.usual
    const others = Object.entries(this.#changed).filter(([name, other]) => name !== setting && !same(other, usual[name]))
    const own = setting === 'deck' || same(value, usual[setting]) ? [] : [[setting, value] as const]
    this.#changed = Object.fromEntries([...others, ...own])
    this.#ask()
  }

  /** As the preset has it. */
  reset(setting: string): void {
    this.set(setting, this.usual[setting] ?? null)
  }

  resetAll(): void {
    this.#changed = {}
    this.#ask()
  }

  /** Ask again at once: in another language, or because there was no answer. */
  async ask(): Promise<void> {
    clearTimeout(this.#timer)
    const asked = (this.#asked += 1)
    const rules = this.rules
    this.asking = true
    try {
      const checked = await checkRules(rules, i18n.language)
      if (asked !== this.#asked) return
      this.#following = Object.fromEntries(Object.entries(checked.deviations).filter(([name]) => !(name in rules.settings)))
      this.checked = checked
      this.unreachable = false
      this.asking = false
    } catch (fault) {
      if (!(fault instanceof Unreachable)) throw fault
      if (asked === this.#asked) this.unreachable = true
    }
  }

  #ask(): void {
    this.asking = true
    this.#asked += 1
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.ask(), PAUSE)
  }
}
