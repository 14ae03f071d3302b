/** What a key does at the table. */
export interface Moves {
  /** The nth card of the hand, or a number that can be said. */
  digit(digit: number): void
  pass(): void
  bid(): void
  double(): void
  lastTrick(): void
  help(): void
  close(): void
}

/** One letter, one move; P and W, K and R mean the same because players of both habits exist. */
const LETTERS: Readonly<Record<string, Exclude<keyof Moves, 'digit'>>> = {
  p: 'pass',
  w: 'pass',
  b: 'bid',
  k: 'double',
  r: 'double',
  l: 'lastTrick',
  '?': 'help',
  escape: 'close',
}

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea') !== null

/** Do what the key stands for; false if it stands for nothing here. Whoever types a name types, and does not play. */
export function press(event: KeyboardEvent, moves: Moves): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false
  if (event.key !== 'Escape' && writes(event.target)) return false
  if (/^[0-9]$/.test(event.key)) {
    moves.digit(Number(event.key))
    return true
  }
  const move = LETTERS[event.key.toLowerCase()]
  if (move === undefined) return false
  moves[move]()
  return true
}
