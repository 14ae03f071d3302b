import { refused } from './model'
import { i18n } from '../i18n/i18n.svelte'
import { Told } from './told'

/** The most bytes of a file that the server reads; a larger one need not travel there. */
export const LARGEST_FILE = 2_000_000

/** The file somebody has chosen. @throws Told when it is too large to be a list. */
export function chosenFile(input: HTMLInputElement): File | null {
  const file = input.files?.[0] ?? null
  if (file && file.size > LARGEST_FILE) {
    const kilobytes = (bytes: number): number => Math.floor(bytes / 1000)
    const { refusal } = refused('FILE_TOO_LARGE', { size: kilobytes(file.size), limit: kilobytes(LARGEST_FILE) }, '')
    throw new Told(refusal, i18n.reason(refusal))
  }
  return file
}

/** Let the browser save a file. */
export function save(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken it by the next turn; some need a moment.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
