import { refused } from './model'

export const LONGEST_NAME = 24
const MOST_MARKS = 2
const QUOTED = 40

/** Letters and symbols by their kind, but nothing is seen of them. */
const BLANK = /[\u115f\u1160\u3164\uffa0\u2800\u034f]/u
const UNWANTED = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u
const MARK = /\p{M}/u
const SPACE = /[\p{Zs}\t\n\r]/u
/** Nothing but blanks, as Python strips them. */
const NOTHING = /^[\p{Z}\t-\r\x1c-\x1f\x85]*$/u

/**
 * A name without characters that are not seen or turn the text around, and with single blanks; an empty one is a column
 * not taken yet.
 *
 * @throws SheetRefused when nothing visible is left, or too much.
 */
export function cleanName(text: string): string {
  if (NOTHING.test(text)) return ''
  let kept = ''
  let marks = 0
  for (const character of text.normalize('NFC')) {
    marks = MARK.test(character) ? marks + 1 : 0
    if (SPACE.test(character)) kept += ' '
    else if (!UNWANTED.test(character) && !BLANK.test(character) && marks <= MOST_MARKS) kept += character
  }
  const name = kept.split(' ').filter(Boolean).join(' ')
  const visible = [...name].filter((character) => !MARK.test(character)).length
  if (visible < 1 || visible > LONGEST_NAME || MARK.test([...name][0] ?? '')) {
    throw refused('BAD_NAME', { text: shown(text), longest: LONGEST_NAME }, '')
  }
  return name
}

/** A refused name as it may be shown. */
function shown(text: string): string {
  const characters = [...text]
  const seen = characters.slice(0, QUOTED).map((one) => (UNWANTED.test(one) ? '\ufffd' : one))
  return seen.join('') + (characters.length > QUOTED ? '…' : '')
}
