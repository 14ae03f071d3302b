import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

const WORKER = fileURLToPath(new URL('./worker.js', import.meta.url))
const NAME = 'sw.js'

const digest = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex')

/** Every file of a build by its address, with the digest of what is in it. */
export function filesOf(folder: string): [string, string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path): [string, string] => [`/${relative(folder, path).split(sep).join('/')}`, digest(readFileSync(path))])
    .filter(([address]) => address !== `/${NAME}`)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
}

/** `sw.js`: the worker that opens the page without a network, with the names and digests of this build's files. */
export function offline(): Plugin {
  return {
    name: 'stammtisch-offline',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir === undefined) throw new Error('the build has no folder')
      const files = filesOf(dir)
      const source = readFileSync(WORKER, 'utf8')
      const version = digest(source + JSON.stringify(files)).slice(0, 16)
      writeFileSync(join(dir, NAME), source.replace('__VERSION__', version).replace('__FILES__', JSON.stringify(files)))
    },
  }
}
