import { prefersReducedMotion } from 'svelte/motion'
import type { TransitionConfig } from 'svelte/transition'

import type { Place } from './table.svelte'

/** Times in milliseconds. */
const PLAY = 180
const GATHER = 240

/** Where each place lies, in steps from the middle of the table. */
const TOWARDS: readonly (readonly [x: number, y: number])[] = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
]

function flight(place: Place, distance: number, duration: number): TransitionConfig {
  const [x, y] = TOWARDS[place] ?? [0, 0]
  return {
    duration: prefersReducedMotion.current ? 0 : duration,
    css: (here, away) =>
      `transform: translate(${x * distance * away}px, ${y * distance * away}px); opacity: ${Math.min(1, 0.3 + here)}`,
  }
}

/** A card comes from its player's place. */
export const played = (_card: Element, place: Place): TransitionConfig => flight(place, 120, PLAY)

/** A trick goes to whoever won it. */
export const gathered = (_card: Element, winner: () => Place | null): TransitionConfig => {
  const place = winner()
  return place === null ? { duration: 0 } : flight(place, 180, GATHER)
}
