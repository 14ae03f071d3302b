import { t } from '../i18n/i18n.svelte'
import { doneHint, duty, leads } from '../table/words'
import type { Round } from '../wire'
import { offers } from './announcements'
import type { LiveTable } from './live'

type Say = (id: string) => string

/** One line that says what is going on and what is wanted of the player. */
export function hint(live: LiveTable): string {
  const round = live.round
  if (!live.state || !round) return ''
  if (round.phase === 'done') return doneHint(live, t('page-hint-done', { number: live.state.match.number }))
  const seat = round.turn
  const say: Say = (id) => t(id, seat === null ? {} : { seat }, live.nameOf)
  if (round.phase === 'play') return playHint(live, round, say)
  if (!live.yourTurn) return seat === null ? '' : say(`page-hint-${round.phase}`)
  return askedHint(live, round)
}

/** What the player is asked before the first card. */
function askedHint(live: LiveTable, round: Round): string {
  switch (round.phase) {
    case 'klopfen':
      return t('page-hint-your-klopfen')
    case 'hochzeit':
      return t('page-hint-your-hochzeit', { seat: round.hochzeit?.offerer ?? 0 }, live.nameOf)
    case 'exchange':
      return t('page-hint-your-exchange', { seat: round.hochzeit?.offerer ?? 0 }, live.nameOf)
    case 'taking':
      return t('page-hint-your-taking')
    case 'passing':
      return t('page-hint-your-passing')
    case 'naming':
      if (round.contract?.kind !== 'sauspiel') return t('page-hint-name-suit')
      return t(round.contract.muss ? 'page-hint-name-muss' : 'page-hint-name-ace')
    default:
      return t('page-hint-your-auction')
  }
}

function playHint(live: LiveTable, round: Round, say: Say): string {
  if (round.waiting === 'answer') return say(offers(round, 'double') ? 'page-hint-your-answer' : 'page-hint-answer')
  // The partner is asked as well, so that the waiting tells nobody who it is.
  if (offers(round, 'decline')) return say(offers(round, 'double') ? 'page-hint-your-kontra' : 'page-hint-your-silence')
  if (live.yourTurn) return duty(live, round) ?? say(leads(round) ? 'page-hint-your-lead' : 'page-hint-your-card')
  if (round.waiting === 'kontra') return say('page-hint-kontra')
  return round.turn === null ? '' : say('page-hint-play')
}
