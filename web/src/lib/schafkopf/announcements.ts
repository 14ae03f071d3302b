import { t } from '../i18n/i18n.svelte'
import type { Option, Refusal, Round, SchafkopfAction } from '../wire'

type Phase = Round['phase']

/** Weiter and the everyday game lie large on top, then the single games, then what is played once in an evening. */
export type Row = 'everyday' | 'single' | 'rare'
export const ROWS: readonly Row[] = ['everyday', 'single', 'rare']

const EVERYDAY: ReadonlySet<string> = new Set(['sauspiel', 'hochzeit'])

/** The row of buttons where an announcement stands. */
export function rowOf(action: SchafkopfAction): Row {
  if (action.kind === 'name') return 'single'
  if (action.kind !== 'bid' || EVERYDAY.has(action.contract)) return 'everyday'
  return action.contract.endsWith('-tout') || action.contract === 'sie' ? 'rare' : 'single'
}

/** How many buttons stand side by side, so that words have room on a small phone and no button stands alone. */
export function columns(buttons: number): number {
  if (buttons <= 3) return buttons
  return buttons === 4 ? 2 : 3
}

/** What "weiter" and "nothing" are called where they answer a question of their own. */
const ANSWERS: Partial<Record<Phase, string>> = {
  klopfen: 'page-say-no-knock',
  hochzeit: 'page-say-no-hochzeit',
  taking: 'page-say-leave-ober',
}

/** What a button or a list calls an announcement. */
export function announcement(action: SchafkopfAction, phase: Phase): string {
  switch (action.kind) {
    case 'bid':
      return t(`contract-${action.contract}`)
    case 'name':
      return t(`suit-${action.suit}`)
    case 'play':
    case 'give_back':
      return t(`card-${action.card}`)
    case 'pass_on':
      return action.cards.map((card) => t(`card-${card}`)).join(', ')
    case 'pass':
    case 'decline':
      return t(ANSWERS[phase] ?? `page-say-${action.kind}`)
    case 'willing':
    case 'knock':
    case 'accept':
    case 'take':
    case 'double':
      return t(`page-say-${action.kind}`)
  }
}

export const possible = (options: readonly Option[]): Option[] => options.filter((option) => option.refusal === null)

/** Is this kind of announcement possible for the player now? */
export const offers = (round: Round, kind: SchafkopfAction['kind']): boolean =>
  possible(round.options).some((option) => option.action.kind === kind)

/** Impossible announcements with the same reason belong together: one sentence for all of them. */
export function byReason(options: readonly Option[], reason: (refusal: Refusal) => string): Refused[] {
  const groups = new Map<string, Refused>()
  for (const option of options) {
    if (!option.refusal) continue
    const text = reason(option.refusal)
    const group = groups.get(text) ?? { text, refusal: option.refusal, options: [] }
    group.options.push(option)
    groups.set(text, group)
  }
  return [...groups.values()]
}

export interface Refused {
  text: string
  refusal: Refusal
  options: Option[]
}
