import type { Language } from './i18n/languages'

/** Opens the rulebook beside the game, at a paragraph. */
export type OpenRules = (paragraph: string) => void

/** Under this key a table offers to open the rulebook. */
export const OPEN_RULES = Symbol('open the rulebook')

const BOOKS: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  de: () => import('virtual:rulebook/de'),
  sv: () => import('virtual:rulebook/sv'),
  el: () => import('virtual:rulebook/el'),
  en: () => import('virtual:rulebook/en'),
}

/** The rulebook of Schafkopf in one language, as HTML. */
export const rulebook = async (language: Language): Promise<string> => (await BOOKS[language]()).default
