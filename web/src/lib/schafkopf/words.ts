import { t } from '../i18n/i18n.svelte'
import { doneHint, duty, leads } from '../table/words'
import type { Action, Contract, Option, Refusal, Round, Ruleset, SchafkopfAction, TakenTrick } from '../wire'
import type { LiveTable } from './live'

/** The game in words: "Eichel-Solo", "Sauspiel auf die Gras-Ass"; the bare kind while the suit is not named. */
export function gameInWords(contract: Contract, calledAce: string | null): string {
  const suit = contract.kind === 'sauspiel' ? (calledAce?.charAt(0) ?? null) : contract.suit
  const named = suit !== null || (contract.kind !== 'sauspiel' && !contract.kind.startsWith('solo'))
  return named ? t(`game-${contract.kind}`, suit === null ? {} : { suit }) : t(`contract-${contract.kind}`)
}

/** The rules of a table in words: "Klassisch · Langes Blatt". */
export const rulesInWords = (ruleset: Ruleset): string => `${t(`preset-${ruleset.preset}`)} · ${t(`deck-${ruleset.deck}`)}`

/** What a button or a list calls an announcement. */
export function announcement(action: SchafkopfAction): string {
  switch (action.kind) {
    case 'bid':
      return t(`contract-${action.contract}`)
    case 'name':
      return t(`suit-${action.suit}`)
    case 'play':
      return t(`card-${action.card}`)
    case 'pass':
    case 'willing':
    case 'knock':
    case 'double':
    case 'decline':
      return t(`page-say-${action.kind}`)
    case 'accept':
    case 'take':
      return t(`said-${action.kind}`)
    case 'give_back':
      return t(`card-${action.card}`)
    case 'pass_on':
      return action.cards.map((card) => t(`card-${card}`)).join(', ')
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

/** One line that says what is going on and what is wanted of the player. */
export function hint(live: LiveTable): string {
  const round = live.round
  if (!live.state || !round) return ''
  if (round.phase === 'done') return doneHint(live, t('page-hint-done', { number: live.state.match.number }))
  const seat = round.turn
  const say = (id: string): string => t(id, seat === null ? {} : { seat }, live.nameOf)
  if (round.phase === 'play') return playHint(live, round, say)
  if (!live.yourTurn) return seat === null ? '' : say(`page-hint-${round.phase}`)
  if (round.phase !== 'naming') return say(`page-hint-your-${round.phase}`)
  return say(round.contract?.kind === 'sauspiel' ? 'page-hint-name-ace' : 'page-hint-name-suit')
}

function playHint(live: LiveTable, round: Round, say: (id: string) => string): string {
  if (round.waiting === 'answer') return say(offers(round, 'double') ? 'page-hint-your-answer' : 'page-hint-answer')
  // The partner is asked as well, so that the waiting tells nobody who it is.
  if (offers(round, 'decline')) return say(offers(round, 'double') ? 'page-hint-your-kontra' : 'page-hint-your-silence')
  if (live.yourTurn) return duty(live, round) ?? say(leads(round) ? 'page-hint-your-lead' : 'page-hint-your-card')
  if (round.waiting === 'kontra') return say('page-hint-kontra')
  return round.turn === null ? '' : say('page-hint-play')
}

/** What somebody has announced, for those who listen; null where a trick tells it. */
export function saidInWords(live: LiveTable, action: Action): string | null {
  if (action.kind === 'pass' || action.kind === 'willing' || action.kind === 'knock') return t(`said-${action.kind}`)
  if (action.kind === 'bid' && 'contract' in action) return t(`said-${action.contract}`)
  const level = live.round?.doublings.at(-1)?.level
  return action.kind === 'double' && level ? t(`level-${level}`) : null
}

/** A whole trick, for those who listen. */
export function trickTold(live: LiveTable, trick: TakenTrick): string {
  const cards = trick.cards.map((card, index) => `${live.nameOf((trick.leader + index) % 4)} ${t(`card-${card}`)}`)
  return `${cards.join(', ')}. ${t('page-trick-to', { seat: trick.winner, augen: trick.augen }, live.nameOf)}`
}
