import type { Refusal } from '../wire'

/** The server said no: why, and the same in words of the player's language. */
export class Told extends Error {
  constructor(
    readonly refusal: Refusal,
    message: string,
  ) {
    super(message)
  }
}
