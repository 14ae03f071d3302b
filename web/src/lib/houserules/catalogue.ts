import type { GameSettings, Setting, SettingCondition } from '../wire'

/** A value of a setting: a word, a number, yes or no, a list, or two minima; which, the server's description tells. */
export type Value = unknown

/** Every setting of one set of rules by its name; amounts of the tariff are called `tariff.solo` and so on. */
export type Values = Readonly<Record<string, Value>>

const TARIFF = 'tariff.'

/** Are two values the same, lists and minima by what they hold? */
export function same(one: Value, other: Value): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  const keys = Object.keys(one)
  if (keys.length !== Object.keys(other).length || Array.isArray(one) !== Array.isArray(other)) return false
  const [left, right] = [one, other] as Record<string, Value>[]
  return keys.every((key) => same(left?.[key], right?.[key]))
}

/** The settings that are not as in these others. */
export function deviations(values: Values, usual: Values): Values {
  const names = new Set([...Object.keys(values), ...Object.keys(usual)])
  return Object.fromEntries([...names].filter((name) => !same(values[name], usual[name])).map((name) => [name, values[name] ?? null]))
}

/** Numbers from the smallest on, as one counts; all else as the rulebook lists it. */
export function inOrder(choices: readonly Value[]): readonly Value[] {
  const numbers = choices.filter((choice) => typeof choice === 'number')
  return numbers.length === choices.length ? numbers.sort((one, other) => one - other) : choices
}

/** Does a setting mean anything with these values? */
export const means = (setting: Setting, values: Values): boolean => setting.depends.every((other) => holds(other, values))

/** The first condition that is not met; it tells what to change. */
export const missing = (setting: Setting, values: Values): SettingCondition | undefined =>
  setting.depends.find((other) => !holds(other, values))

function holds({ setting, values: wanted, instead }: SettingCondition, values: Values): boolean {
  const value = values[setting]
  const held: readonly Value[] = Array.isArray(value) ? value : [value ?? null]
  return held.some((one) => wanted.includes(one)) || (instead !== null && holds(instead, values))
}

/** Settings as files and requests hold them: the amounts together under `tariff`. */
export function nested(values: Values): Values {
  const amounts = Object.entries(values).filter(([name]) => name.startsWith(TARIFF))
  const others = Object.entries(values).filter(([name]) => !name.startsWith(TARIFF))
  const tariff = Object.fromEntries(amounts.map(([name, value]) => [name.slice(TARIFF.length), value]))
  return { ...Object.fromEntries(others), ...(amounts.length > 0 ? { tariff } : {}) }
}

/** Settings one by one, from a file or a table. */
export function flat(values: Values): Values {
  const { tariff, ...others } = values as Values & { tariff?: unknown }
  if (typeof tariff !== 'object' || tariff === null || Array.isArray(tariff)) {
    return tariff === undefined ? others : { ...others, tariff }
  }
  const amounts = Object.entries(tariff).map(([name, value]) => [TARIFF + name, value] as const)
  return { ...others, ...Object.fromEntries(amounts) }
}

/** What a preset sets with a deck; with a deck that it is not played with, what it sets with its usual one. */
export function presetValues(catalogue: GameSettings, preset: string, deck: Value): Values {
  const decks = catalogue.presets[preset] ?? {}
  return decks[String(deck)] ?? Object.values(decks)[0] ?? {}
}
