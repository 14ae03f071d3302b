import { FluentBundle, FluentResource } from '@fluent/bundle'

export const LANGUAGES = ['de', 'sv', 'el', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  sv: 'Svenska',
  el: 'Ελληνικά',
  en: 'English',
}

/** Dates and numbers in English are written the European way. */
export const LOCALES: Readonly<Record<Language, string>> = { de: 'de', sv: 'sv', el: 'el', en: 'en-GB' }

/** The Fluent source of each language; a browser loads the one it speaks. */
export const SOURCES: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  de: () => import('virtual:messages/de'),
  sv: () => import('virtual:messages/sv'),
  el: () => import('virtual:messages/el'),
  en: () => import('virtual:messages/en'),
}

const isLanguage = (text: string | null): text is Language => LANGUAGES.some((language) => language === text)

/** The language to speak: the player's choice, else the first of the browser's that we know, else German. */
export function chosenLanguage(setting: string | null, browser: readonly string[]): Language {
  if (isLanguage(setting)) return setting
  return browser.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'de'
}

/** All messages of one language, ready to be formatted. Faults in the source are thrown, not hidden. */
export function bundleOf(language: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(LOCALES[language], { useIsolating: false })
  const faults = bundle.addResource(new FluentResource(source))
  if (faults.length > 0) throw new AggregateError(faults, `messages of ${language}`)
  return bundle
}
