import { t } from '../i18n/i18n.svelte'
import type { SauRuleset } from '../wire'

/** The settings that a table can choose, each with its values, the classic one first (rulebook 8.1). */
export const SETTINGS = {
  max_hand: [9, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12],
  rounds: ['down_up', 'down_only', 'up_down'],
  one_rounds: ['n', 1],
  hook: [true, false],
  scoring: ['seed', 'exact_only', 'minus'],
  tie_break: ['shared', 'exact_bids'],
  identical: ['first', 'last'],
  must_trump: [false, true],
  rank: ['schafkopf', 'natural'],
  bid_style: ['open', 'hidden'],
  one_card_blind: [false, true],
  suits_display: ['german', 'french'],
} as const satisfies Partial<Record<keyof SauRuleset, readonly Value[]>>

export type Value = string | number | boolean
export type Setting = keyof typeof SETTINGS

export const SETTING_NAMES = Object.keys(SETTINGS) as Setting[]

const kebab = (text: string): string => text.replaceAll('_', '-')

export const settingInWords = (name: Setting): string => t(`page-sau-set-${kebab(name)}`)

/** A value in words; a hand size is its own. */
export const valueInWords = (name: Setting, value: Value): string =>
  name === 'max_hand' ? String(value) : t(`page-sau-set-${kebab(name)}-${kebab(String(value))}`)

/** What a table plays otherwise than by the classic rules, each in a line. */
export const deviations = (ruleset: SauRuleset): string[] =>
  SETTING_NAMES.filter((name) => ruleset[name] !== SETTINGS[name][0])
    // Bids at once know no last bidder: that nothing is barred goes without saying.
    .filter((name) => name !== 'hook' || ruleset.bid_style !== 'hidden')
    .map((name) => `${settingInWords(name)}: ${valueInWords(name, ruleset[name])}`)
