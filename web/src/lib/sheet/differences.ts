import { i18n } from '../i18n/i18n.svelte'
import { nameIn, type Sheet } from './model'

/** One entry that differs, or was corrected. */
export interface Difference {
  row: number | null
  seat: number | null
  column: string
  old: string | number | null
  new: string | number | null
}

/** A difference in words: "Zeile 3, Åsa: Ansage 2 → 3". */
export function tell(difference: Difference, sheet: Sheet): string {
  const { row, seat, column } = difference
  return i18n.say(`sheet-difference-${column}`, {
    row: row === null ? '' : row + 1,
    player: seat === null ? '' : nameIn(sheet, seat),
    old: shown(column, difference.old),
    new: shown(column, difference.new),
  })
}

function shown(column: string, value: string | number | null): string {
  if (value === null || value === '') return '–'
  return column === 'trump' ? i18n.say(`suit-${value}`) : String(value)
}
