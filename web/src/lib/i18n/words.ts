import type { FluentVariable } from '@fluent/bundle'

/** Looks up one message; an unknown id is a fault of ours and shows as such. */
export type Lookup = (id: string, args?: Record<string, FluentVariable>) => string

/** What a message speaks of, as the server sends it. */
export type Args = Readonly<Record<string, string | number | readonly string[] | null>>

/** These arguments are codes: each has a message of its own that says it in words. */
const WORDS_OF: Readonly<Record<string, string>> = {
  card: 'card',
  suit: 'suit',
  contract: 'contract',
  level: 'level',
}

/**
 * The arguments of a message with every code turned into words: `{card: "EO"}` becomes "Eichel-Ober", a seat the name
 * of whoever sits there. Everything else stays as it is. Python does the same for the terminal.
 */
export function inWords(args: Args, lookup: Lookup, nameOf: (seat: number) => string): Record<string, FluentVariable> {
  const words: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(args)) {
    const prefix = WORDS_OF[name]
    if (value === null) words[name] = ''
    else if (typeof value === 'object') words[name] = value.join(', ')
    else if (prefix !== undefined) words[name] = lookup(`${prefix}-${value}`)
    else if (name === 'seat') words[name] = nameOf(Number(value))
    else words[name] = value
  }
  return words
}

/** The message id of a reason: `FOLLOW_SUIT` is told by `refusal-follow-suit`. */
export const messageOf = (prefix: string, reason: string): string =>
  `${prefix}-${reason.toLowerCase().replaceAll('_', '-')}`

/** The message that names a card or suit by French suits: `card-EO` becomes `card-french-EO`, the Kreuz-Dame. */
export const inFrench = (id: string): string => id.replace(/^(card|suit)-(?=[EGHS][AZKOU987]?$)/, '$1-french-')

/** A score with its sign, as players write it: +50, −50 (a real minus), ±0. */
export function signed(value: number, language: string): string {
  const digits = new Intl.NumberFormat(language).format(Math.abs(value))
  if (value === 0) return `±${digits}`
  return value > 0 ? `+${digits}` : `\u2212${digits}`
}
