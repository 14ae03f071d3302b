/** Middle of one pip, in card units. */
export interface Place {
  x: number
  y: number
}

/** Size of a pip on a number card, in card units. */
export const NUMBER_PIP = 28

// Three columns right of the index; the first keeps clear of the two figures of the Zehn.
const LEFT = 74
const MIDDLE = 97.5
const RIGHT = 121
const TOP = 42
const BOTTOM = 208

const pair = (part: number): Place[] => [LEFT, RIGHT].map((x) => at(x, part))
const single = (part: number): Place => at(MIDDLE, part)

function at(x: number, part: number): Place {
  return { x, y: TOP + (BOTTOM - TOP) * part }
}

/** Where the pips of Sieben, Acht, Neun and Zehn are. */
export const NUMBER_PLACES: Record<'7' | '8' | '9' | 'Z', readonly Place[]> = {
  '7': [...pair(0), single(1 / 4), ...pair(1 / 2), ...pair(1)],
  '8': [...pair(0), single(1 / 4), ...pair(1 / 2), single(3 / 4), ...pair(1)],
  '9': [...pair(0), ...pair(1 / 3), single(1 / 2), ...pair(2 / 3), ...pair(1)],
  Z: [...pair(0), single(1 / 6), ...pair(1 / 3), ...pair(2 / 3), single(5 / 6), ...pair(1)],
}
