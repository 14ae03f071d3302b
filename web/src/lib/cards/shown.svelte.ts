import type { Suits } from './suits'

/** Which suits the cards of this page show, in pictures and in words; a table of its own sets it while it is open. */
export const shown = $state<{ suits: Suits }>({ suits: 'german' })
