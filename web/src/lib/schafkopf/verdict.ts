import { i18n, t } from '../i18n/i18n.svelte'
import type { Result } from '../wire'
import { sideAugen } from './equation'
import type { LiveTable } from './live'
import { gameInWords } from './words'

/** Has the player won? Visitors hear of the declarer's side; in a Ramsch it is who has to pay nothing. */
export function won(live: LiveTable, result: Result): boolean {
  if (result.passed_out) return false
  if (result.ramsch) return (result.payoff[live.you ?? result.ramsch.loser ?? 0] ?? 0) > 0
  const ours = live.you === null || result.declarer_side.includes(live.you)
  return (result.winner === 'declarer') === ours
}

/** How the round ended, in one sentence. */
export function headline(live: LiveTable, result: Result): string {
  if (result.passed_out) return passedOut(result)
  if (result.ramsch) return ramsch(live, result.ramsch)
  const good = won(live, result) ? 'won' : 'lost'
  if (result.class === 'sie') return t('result-sie-shown')
  if (result.class === 'bettel') return t(result.winner === 'declarer' ? 'result-bettel-made' : 'result-bettel-failed')
  if (result.class === 'tout') return t(`page-tout-${good}`)
  const ours = live.you === null || result.declarer_side.includes(live.you)
  return t(`result-${good}`, { ...sideAugen(result, ours) })
}

function passedOut(result: Result): string {
  const paid = Math.max(0, -(result.stock?.payments[0] ?? 0))
  return paid > 0 ? t('result-passed-out-stock', { each: i18n.number(paid) }) : t('result-passed-out')
}

const ramsch = (live: LiveTable, { loser, durchmarsch }: NonNullable<Result['ramsch']>): string =>
  durchmarsch === null
    ? t('result-ramsch-loser', { seat: loser }, live.nameOf)
    : t('result-durchmarsch', { seat: durchmarsch }, live.nameOf)

/** Who has played what, and what else is of interest: Schneider, Laufende, Jungfrauen. */
export function details(live: LiveTable, result: Result): string {
  return [who(live, result), ...extras(live, result)].filter((part) => part !== '').join(' · ')
}

function who(live: LiveTable, result: Result): string {
  const contract = live.round?.contract
  if (!contract) return ''
  const game = gameInWords(contract, live.round?.called_ace ?? null)
  const side = result.declarer_side
  if (side.length === 0) return game
  return t('page-who-played', { names: i18n.list(side.map(live.nameOf)), count: side.length, game })
}

function extras(live: LiveTable, result: Result): string[] {
  const told: string[] = []
  if (result.class === 'schneider' || result.class === 'schwarz') told.push(t(`result-class-${result.class}`))
  const run = result.laufende?.signed ?? 0
  if (run !== 0) told.push(t(run > 0 ? 'result-with' : 'result-without', { count: Math.abs(run) }))
  const jungfrauen = result.ramsch?.jungfrauen ?? []
  if (jungfrauen.length > 0) told.push(t('result-jungfrau', { seats: i18n.list(jungfrauen.map(live.nameOf)) }))
  return told
}

/** What is paid besides the value: to a Jungfrau alone, out of the Stock. */
export const besides = (live: LiveTable, result: Result): string[] =>
  [jungfrauTold(live, result), stockTold(live, result)].filter((part) => part !== '')

/** A Jungfrau who gets more than the value that the equation has come to, where it counts for each alone. */
function jungfrauTold(live: LiveTable, result: Result): string {
  const twice = (result.ramsch?.jungfrauen ?? []).filter((seat) => (result.payoff[seat] ?? 0) > result.value)
  return twice.length === 0 ? '' : t('page-jungfrau-twice', { names: i18n.list(twice.map(live.nameOf)) })
}

/** What the round has done to the Stock, for the player; empty where it has done nothing. */
function stockTold(live: LiveTable, result: Result): string {
  const { stock } = result
  if (!stock || stock.payments.every((paid) => paid === 0)) return ''
  const paid = stock.payments[live.you ?? result.declarer_side[0] ?? 0] ?? 0
  return t('result-stock', {
    before: i18n.number(stock.before),
    after: i18n.number(stock.after),
    paid: i18n.signed(paid),
  })
}
