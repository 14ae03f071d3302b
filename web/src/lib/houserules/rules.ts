import { flat, nested, type Values } from './catalogue'

/** House rules as people agree on them: a preset, a deck, and what deviates from the preset. */
export interface HouseRules {
  preset: string
  deck: string | null
  settings: Values
}

/** House rules with the name that their owner gave them, as they are kept and handed on. */
export interface NamedRules {
  name: string
  rules: HouseRules
}

/** Text that holds no house rules. */
export class NoRules extends Error {}

/** More than any house rules need: whoever sends more sends something else. */
const LONGEST = 20_000
const LONGEST_NAME = 60
const MARK = '#rules='

/** House rules as a file: what the preset files and the command line read, under a name. */
export function toFile({ name, rules }: NamedRules): string {
  return `${JSON.stringify({ name, rules: record(rules) }, null, 2)}\n`
}

/** The part of an address that hands house rules on; it never goes to a server. */
export const toHash = ({ name, rules }: NamedRules): string => MARK + encoded(JSON.stringify({ name, rules: record(rules) }))

/**
 * House rules of a file, whatever they are: the server says what is wrong with them.
 *
 * @throws NoRules when the text is no JSON, or has no preset.
 */
export function fromFile(text: string): NamedRules {
  if (text.length > LONGEST) throw new NoRules('too long')
  const read = objectOf(parsed(text))
  const rules = objectOf('rules' in read ? read['rules'] : read)
  const { preset, deck, name: _, ...settings } = rules
  if (typeof preset !== 'string') throw new NoRules('no preset')
  const name = typeof read['name'] === 'string' ? read['name'].slice(0, LONGEST_NAME) : ''
  return { name, rules: { preset, deck: typeof deck === 'string' ? deck : null, settings: flat(settings) } }
}

/** House rules of an address; null where it holds none. @throws NoRules when what it holds cannot be read. */
export const fromHash = (hash: string): NamedRules | null =>
  hash.startsWith(MARK) ? fromFile(decoded(hash.slice(MARK.length))) : null

const record = ({ preset, deck, settings }: HouseRules): Values => ({
  preset,
  ...(deck === null ? {} : { deck }),
  ...nested(settings),
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (fault) {
    throw new NoRules('no JSON', { cause: fault })
  }
}

function objectOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new NoRules('no object')
  return value as Record<string, unknown>
}

/** Letters, digits, - and _ only, so that no messenger breaks the link. */
function encoded(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function decoded(text: string): string {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (fault) {
    throw new NoRules('broken link', { cause: fault })
  }
}
