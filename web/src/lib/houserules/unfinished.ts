import { fromFile, type NamedRules, NoRules, toFile } from './rules'

const PLACE = 'stammtisch.unfinished-rules'

/** House rules that were being thought of when the page was loaded anew; they are forgotten with the tab. */
export const unfinished = {
  read(): NamedRules | null {
    const text = stored()?.getItem(PLACE)
    if (!text) return null
    try {
      return fromFile(text)
    } catch (fault) {
      if (fault instanceof NoRules) return null
      throw fault
    }
  },

  write(named: NamedRules): void {
    stored()?.setItem(PLACE, toFile(named))
  },
}

/** Some browsers must not remember anything. */
function stored(): Storage | null {
  try {
    return sessionStorage
  } catch (fault) {
    if (fault instanceof DOMException) return null
    throw fault
  }
}
