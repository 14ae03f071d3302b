import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

const PREFIX = 'virtual:messages/'
const LOCALES = fileURLToPath(new URL('../../src/stammtisch/locales/', import.meta.url))

/** The terminal's own words never appear on the page. */
const LEFT_OUT = new Set(['terminal.ftl'])

/**
 * `virtual:messages/<language>`: all Fluent files of one language as one string, so that a browser loads one file for
 * the language it speaks and none for the others.
 */
export function messages(): Plugin {
  return {
    name: 'stammtisch-messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const folder = join(LOCALES, id.slice(PREFIX.length + 1))
      const files = readdirSync(folder).filter((name) => name.endsWith('.ftl') && !LEFT_OUT.has(name))
      if (files.length === 0) throw new Error(`no messages in ${folder}`)
      const paths = files.toSorted().map((name) => join(folder, name))
      for (const path of paths) this.addWatchFile(path)
      const source = paths.map((path) => readFileSync(path, 'utf8')).join('\n')
      return `export default ${JSON.stringify(source)}`
    },
  }
}
