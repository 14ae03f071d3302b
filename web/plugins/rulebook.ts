import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { marked } from 'marked'
import type { Plugin } from 'vite'

const PREFIX = 'virtual:rulebook/'
const BOOKS = fileURLToPath(new URL('../../docs/rulebook/', import.meta.url))

/** Tables may be wider than a phone: they are moved sideways, by the keyboard too. A blank corner heads nothing. */
const withTables = (html: string): string =>
  html
    .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<th></th>', '<td></td>')

/** `virtual:rulebook/<game>.<language>`: the rulebook of a game in one language, rendered to HTML when the page is built. */
export function rulebook(): Plugin {
  return {
    name: 'stammtisch-rulebook',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const path = join(BOOKS, `${id.slice(PREFIX.length + 1)}.md`)
      this.addWatchFile(path)
      const html = await marked.parse(readFileSync(path, 'utf8'))
      return `export default ${JSON.stringify(withTables(html))}`
    },
  }
}
