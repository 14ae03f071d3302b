import { i18n, t } from '../i18n/i18n.svelte'
import type { LiveTable, RoundOf } from '../table.svelte'
import type { TableState } from '../wire'

type AnyRound = RoundOf<TableState>

/** Does whoever is to play begin the trick? */
export const leads = (round: AnyRound): boolean => (round.trick?.cards.length ?? 0) === 0

/** What the player must do, if all impossible cards are impossible for the same reason. */
export function duty(live: LiveTable, round: AnyRound): string | null {
  const refusals = round.hand.flatMap((card) => card.refusal ?? [])
  const reasons = new Set(refusals.map((refusal) => i18n.reason(refusal, live.nameOf)))
  const [only] = reasons
  return reasons.size === 1 && only !== undefined ? only : null
}

/** After a round: for whom everybody waits, or what is over. */
export function doneHint(live: LiveTable, over: string): string {
  const seats = live.state?.seats ?? []
  const waited = seats.filter((seat) => seat.occupant === 'person' && !seat.ready)
  const you = live.you === null ? undefined : seats[live.you]
  if (!you?.ready || waited.length === 0) return over
  return t('page-hint-waiting', { names: i18n.list(waited.map((seat) => seat.name)) })
}
