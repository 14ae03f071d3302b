/** How a player stands in the round: how many tricks are still wanted, or how it was missed. */
export function standing(bid: number, taken: number, left: number): { id: string; count: number } {
  const wanted = bid - taken
  if (wanted < 0) return { id: 'page-sau-too-many', count: -wanted }
  if (wanted > left) return { id: 'page-sau-too-few', count: wanted - left }
  return { id: 'page-sau-still', count: wanted }
}
