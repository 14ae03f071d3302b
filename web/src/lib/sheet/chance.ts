/** No letters and digits that could be taken for one another when an address is read out. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** So many letters that nobody guesses them. */
function letters(count: number): string {
  // Bytes beyond the last whole round of the alphabet would make its first letters more likely.
  const fair = 256 - (256 % ALPHABET.length)
  let text = ''
  while (text.length < count) {
    for (const byte of crypto.getRandomValues(new Uint8Array(count))) {
      if (byte < fair && text.length < count) text += ALPHABET.charAt(byte % ALPHABET.length)
    }
  }
  return text
}

/** The id of a list, as the server wants it. */
export const newId = (): string => letters(16)

/** The token of a writer. */
export const newToken = (): string => letters(32)

/** The id of an entry; no other of its list has it. */
export const newEntryId = (): string => letters(12)
