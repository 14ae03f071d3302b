import { i18n, t } from '../i18n/i18n.svelte'
import type { Setting, SettingCondition } from '../wire'
import type { Value } from './catalogue'

/** A name or value as message ids hold it: `tariff.solo` is `tariff-solo`. */
const ident = (text: string): string => text.replaceAll('.', '-').replaceAll('+', '-')

/** What a setting is called; one that nobody knows is quoted as it is. */
export function nameOf(setting: string): string {
  const id = `setting-${ident(setting)}`
  return i18n.has(id) ? t(id) : setting
}

export const meaningOf = (setting: string): string => t(`setting-${ident(setting)}-meaning`)

/** A value in words; what nobody knows is shown as it is. */
export function valueInWords(setting: string, value: Value): string {
  if (typeof value === 'boolean') return t(value ? 'setting-yes' : 'setting-no')
  if (Array.isArray(value)) return value.map((one: Value) => itemInWords(setting, one)).join(setting === 'packets' ? ' + ' : ', ')
  if (typeof value === 'object' && value !== null) return Object.values(value).join(' / ')
  const id = `setting-${ident(setting)}-${ident(String(value ?? 'none').toLowerCase())}`
  if (i18n.has(id)) return t(id)
  return typeof value === 'number' ? i18n.number(value) : itemInWords(setting, value ?? '')
}

function itemInWords(setting: string, value: Value): string {
  const id = `contract-${String(value)}`
  return setting === 'ladder' && i18n.has(id) ? t(id) : String(value)
}

/** What has to be changed first, so that a setting means something. */
export const conditionInWords = (condition: SettingCondition): string =>
  t('page-setting-idle', { conditions: i18n.either(alternatives(condition)) })

function alternatives({ setting, values, instead }: SettingCondition): string[] {
  const told = values.map((value) => valueInWords(setting, setting === 'ladder' ? [value] : value)).join(', ')
  return [t('page-setting-condition', { setting: nameOf(setting), values: told }), ...(instead ? alternatives(instead) : [])]
}

/** The least and the most of an amount. */
export function bounds(setting: Setting): { min: number; max: number } {
  const [min, max] = Array.isArray(setting.allowed) ? (setting.allowed as number[]) : []
  return { min: min ?? 0, max: max ?? Number.MAX_SAFE_INTEGER }
}

/** What was typed as an amount: nothing is "as usual" where that is allowed; what is no number is for the server to refuse. */
export function amountOf(typed: string, optional: boolean): Value {
  const text = typed.trim()
  if (text === '' && optional) return null
  const number = Number(text)
  return text !== '' && Number.isFinite(number) ? number : text
}
