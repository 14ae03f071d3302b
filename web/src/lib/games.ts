import type { Component } from 'svelte'

import PresetChoice from './schafkopf/PresetChoice.svelte'
import SchafkopfTable from './schafkopf/Table.svelte'
import { rulesInWords as schafkopfRules } from './schafkopf/words'
import PlayersChoice from './schwarzesau/PlayersChoice.svelte'
import SauTable from './schwarzesau/Table.svelte'
import { rulesInWords as sauRules } from './schwarzesau/words'
import type { LiveTable } from './table.svelte'
import type { GameName, NewTable, TableState } from './wire'

type TableOf<Name extends GameName> = Extract<TableState, { game: Name }>

/** A wish for a table, but for the name of whoever opens it. */
export type Wish = Omit<NewTable, 'name'>

/** What the page needs of a game; a further game is one entry below. */
interface Game<Name extends GameName> {
  /** Its table. */
  Table: Component<{ live: LiveTable<TableOf<Name>> }>
  /** What is chosen before a table of one's own is opened. */
  Choice: Component<{ busy: boolean; onchoose: (wish: Wish) => void }>
  /** The rules of one of its tables, in few words. */
  rulesInWords: (ruleset: TableOf<Name>['ruleset']) => string
}

const GAMES: { readonly [Name in GameName]: Game<Name> } = {
  schafkopf: { Table: SchafkopfTable, Choice: PresetChoice, rulesInWords: schafkopfRules },
  schwarzesau: { Table: SauTable, Choice: PlayersChoice, rulesInWords: sauRules },
}

export const GAME_NAMES = Object.keys(GAMES) as GameName[]

/** A game by its name; what it is handed has to be of the same game, as the server sends it. */
export const gameOf = (name: GameName): Game<any> => GAMES[name]
