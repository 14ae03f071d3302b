import type { Language } from './i18n/languages'
import type { GameName } from './wire'

/** The rulebook that a table offers. */
export interface Book {
  readonly game: GameName
  /** Opens it beside the game, at a paragraph. */
  open(paragraph: string): void
}

/** Under this key a table offers to open the rulebook. */
export const OPEN_RULES = Symbol('open the rulebook')

type Load = () => Promise<{ default: string }>

const BOOKS: Readonly<Record<GameName, Readonly<Record<Language, Load>>>> = {
  schafkopf: {
    de: () => import('virtual:rulebook/schafkopf.de'),
    sv: () => import('virtual:rulebook/schafkopf.sv'),
    el: () => import('virtual:rulebook/schafkopf.el'),
    en: () => import('virtual:rulebook/schafkopf.en'),
  },
  schwarzesau: {
    de: () => import('virtual:rulebook/schwarze-sau.de'),
    sv: () => import('virtual:rulebook/schwarze-sau.sv'),
    el: () => import('virtual:rulebook/schwarze-sau.el'),
    en: () => import('virtual:rulebook/schwarze-sau.en'),
  },
}

/** The rulebook of a game in one language, as HTML. */
export const rulebook = async (game: GameName, language: Language): Promise<string> =>
  (await BOOKS[game][language]()).default
