import { bundleOf, LANGUAGES, SOURCES } from '../i18n/languages'
import type { Lookup } from '../i18n/words'

/** Says things in the language of a list, which need not be the one of whoever holds the phone. */
export async function wordsOf(language: string): Promise<Lookup> {
  const known = LANGUAGES.find((each) => each === language) ?? 'de'
  const bundle = bundleOf(known, (await SOURCES[known]()).default)
  return (id, args = {}) => {
    const pattern = bundle.getMessage(id)?.value
    if (!pattern) throw new RangeError(`no message ${id} in ${known}`)
    return bundle.formatPattern(pattern, args)
  }
}
