import type { Refusal } from '../wire'

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
