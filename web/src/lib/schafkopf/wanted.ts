import { i18n, t } from '../i18n/i18n.svelte'
import type { Wanted } from '../table/held'
import type { LiveTable } from './live'

/** What cards of the hand are wanted for before the first trick; null: nothing, or to be played. */
export function wanted(live: LiveTable): Wanted | null {
  if (!live.yourTurn) return null
  switch (live.round?.phase) {
    case 'exchange':
      return {
        count: 1,
        atOnce: false,
        act: ([card = '']) => ({ kind: 'give_back', card }),
        label: ([card = '']) => t('page-give-back', { card }),
      }
    case 'passing':
      return {
        count: 2,
        atOnce: false,
        act: (cards) => ({ kind: 'pass_on', cards: [...cards] }),
        label: (cards) => t('page-pass-on', { cards: i18n.list(cards.map((card) => t(`card-${card}`))) }),
      }
    default:
      return null
  }
}
