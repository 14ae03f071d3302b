import type { Component } from 'svelte'

import SchafkopfTable from './schafkopf/Table.svelte'
import { rulesInWords as schafkopfRules } from './schafkopf/words'
import SauTable from './schwarzesau/Table.svelte'
import { rulesInWords as sauRules } from './schwarzesau/words'
import type { LiveTable } from './table.svelte'
import type { GameName, TableState } from './wire'

type TableOf<Name extends GameName> = Extract<TableState, { game: Name }>

/** What the page needs of a game; a further game is one entry below. */
interface Game<Name extends GameName> {
  /** Its table. */
  Table: Component<{ live: LiveTable<TableOf<Name>> }>
  /** The rules of one of its tables, in few words. */
  rulesInWords: (ruleset: TableOf<Name>['ruleset']) => string
}

const GAMES: { readonly [Name in GameName]: Game<Name> } = {
  schafkopf: { Table: SchafkopfTable, rulesInWords: schafkopfRules },
  schwarzesau: { Table: SauTable, rulesInWords: sauRules },
}

export const GAME_NAMES = Object.keys(GAMES) as GameName[]

/** A game by its name; what it is handed has to be of the same game, as the server sends it. */
export const gameOf = (name: GameName): Game<any> => GAMES[name]
