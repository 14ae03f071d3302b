import type { Action, Refusal } from '../wire'

/** A card of the player's own, of whatever game. */
export interface HeldCard {
  /** What is sent to play it; no two cards of a hand have the same. */
  id: string
  /** What it shows: suit letter and rank. */
  face: string
  trump: boolean
  /** Why it may not be played now. */
  refusal: Refusal | null
}

/** What cards of the hand are wanted for: to be played, given back, passed on. */
export interface Wanted {
  /** So many cards together. */
  count: number
  /** A tap is enough; otherwise a button, or a second tap on a single card, confirms it. */
  atOnce: boolean
  /** What is done with them. */
  act: (ids: readonly string[]) => Action
  /** What the button says. */
  label: (faces: readonly string[]) => string
}

/** The cards that are chosen after a tap on one of them: it comes in, or goes out again; too many push out the oldest. */
export function tapped(chosen: readonly string[], id: string, count: number): string[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id)
  return [...chosen, id].slice(-count)
}
