/**
 * Copies what stands in a field; says whether that worked.
 *
 * A game at home is served without https, and there the browser keeps its clipboard from us: then the text is marked,
 * and copied as if the player had done it.
 */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  field.select()
  if (!navigator.clipboard) return document.execCommand('copy')
  await navigator.clipboard.writeText(field.value)
  return true
}
