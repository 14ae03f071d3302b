/** The contracts of a ladder with one more, where it usually stands: below the first that usually ranks above it. */
export function withContract(ladder: readonly string[], contract: string, usual: readonly string[]): string[] {
  const rank = usual.indexOf(contract)
  const above = ladder.findIndex((other) => usual.indexOf(other) > rank)
  return above < 0 ? [...ladder, contract] : [...ladder.slice(0, above), contract, ...ladder.slice(above)]
}

/** The ladder with one contract a step higher or lower; at an end it stays. */
export function moved(ladder: readonly string[], contract: string, steps: 1 | -1): string[] {
  const from = ladder.indexOf(contract)
  const to = from + steps
  if (from < 0 || to < 0 || to >= ladder.length) return [...ladder]
  const others = ladder.filter((other) => other !== contract)
  return [...others.slice(0, to), contract, ...others.slice(to)]
}
