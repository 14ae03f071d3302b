import { i18n, t } from '../i18n/i18n.svelte'
import { doneHint, duty, leads } from '../table/words'
import type { Action, SauRound, SauRuleset, SauTakenTrick } from '../wire'
import type { LiveTable } from './live'

/** The rules of a table in words: "Schwarze Sau · 10 Spieler". */
export const rulesInWords = (ruleset: SauRuleset): string =>
  t('page-sau-rules', { players: ruleset.players, packs: ruleset.packs })

/** One line that says what is going on and what is wanted of the player. */
export function hint(live: LiveTable): string {
  const round = live.round
  if (!live.state || !round) return ''
  const { match } = live.state
  if (round.phase === 'done') {
    return doneHint(live, match.winners ? t('page-sau-hint-over') : t('page-sau-hint-done', { number: match.position }))
  }
  if (round.phase === 'bidding') return biddingHint(live, round)
  if (live.yourTurn) return duty(live, round) ?? t(leads(round) ? 'page-hint-your-lead' : 'page-hint-your-card')
  return round.turn === null ? '' : playHint(live, round, round.turn)
}

function biddingHint(live: LiveTable, round: SauRound): string {
  if (round.options.length > 0) return t('page-sau-hint-your-bid')
  if (round.turn === null) return t('page-sau-hint-at-once')
  return t('page-sau-hint-bid', { seat: round.turn }, live.nameOf)
}

/** Whose turn it is, and who comes after in this trick, up to the player. */
function playHint(live: LiveTable, round: SauRound, turn: number): string {
  const players = round.counts.length
  const left = players - round.trick.cards.length
  const after = Array.from({ length: left - 1 }, (_, index) => (turn + index + 1) % players)
  const own = live.you === null ? -1 : after.indexOf(live.you)
  const named = (own < 0 ? after : after.slice(0, own + 1)).slice(0, 3)
  if (named.length === 0) return t('page-hint-play', { seat: turn }, live.nameOf)
  const names = named.map((seat) => (seat === live.you ? t('page-you') : live.nameOf(seat)))
  return t('page-sau-hint-then', { seat: turn, names: names.join(', ') }, live.nameOf)
}

/** What somebody has said, for those who listen; null where a trick tells it. */
export const saidInWords = (action: Action): string | null =>
  action.kind === 'bid' && 'tricks' in action ? t('page-tricks', { count: action.tricks }) : null

/** A whole trick, for those who listen. */
export function trickTold(live: LiveTable, trick: SauTakenTrick): string {
  const seatOf = (index: number): number => (trick.leader + index) % (live.state?.seats.length ?? 1)
  const cards = trick.cards.map(({ card }, index) => `${live.nameOf(seatOf(index))} ${t(`card-${card}`)}`)
  return `${i18n.list(cards)}. ${t('page-sau-trick-to', { seat: trick.winner }, live.nameOf)}`
}
