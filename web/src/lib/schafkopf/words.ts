import { t } from '../i18n/i18n.svelte'
import type { Action, Contract, Ruleset, TakenTrick } from '../wire'
import type { LiveTable } from './live'

const PLAIN_CALL = 'A'

/** The game in words: "Eichel-Solo", "Sauspiel auf die Gras-Ass"; the bare kind while the suit is not named. */
export function gameInWords(contract: Contract, called: string | null): string {
  const told = toldPlainly(contract, called)
  return contract.muss ? t('page-muss', { game: told }) : told
}

function toldPlainly({ kind, suit }: Contract, called: string | null): string {
  if (kind === 'sauspiel' && called !== null) {
    const [of = '', rank] = called
    // After a Renonce it is a ten or a king.
    return rank === PLAIN_CALL ? t('game-sauspiel', { suit: of }) : t('page-sauspiel-card', { card: called })
  }
  return suit === null ? t(`contract-${kind}`) : t(`game-${kind}`, { suit })
}

/** The rules of a table in words: "Klassisch · Langes Blatt". */
export const rulesInWords = (ruleset: Ruleset): string => `${t(`preset-${ruleset.preset}`)} · ${t(`deck-${ruleset.deck}`)}`

/** What somebody has announced, for those who listen; null where a trick tells it. */
export function saidInWords(live: LiveTable, action: Action): string | null {
  switch (action.kind) {
    case 'pass':
      // Before the auction it was not to knock.
      return t(live.round?.said.length === 0 ? 'said-no-knock' : 'said-pass')
    case 'decline':
      // To Kontra nobody answers aloud; to a Hochzeit everybody does.
      return live.round?.contract ? null : t('said-decline')
    case 'willing':
    case 'knock':
    case 'accept':
    case 'take':
      return t(`said-${action.kind}`)
    case 'bid':
      return 'contract' in action ? t(`said-${action.contract}`) : null
    case 'double': {
      const level = live.round?.doublings.at(-1)?.level
      return level ? t(`level-${level}`) : null
    }
    default:
      return null
  }
}

/** A whole trick, for those who listen. */
export function trickTold(live: LiveTable, trick: TakenTrick): string {
  const cards = trick.cards.map((card, index) => `${live.nameOf(live.seatOf(trick, index))} ${t(`card-${card}`)}`)
  return `${cards.join(', ')}. ${t('page-trick-to', { seat: trick.winner, augen: trick.augen }, live.nameOf)}`
}
