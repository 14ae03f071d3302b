// What is hard to read or to hit on the page as it stands: a list of sentences, empty if all is well.
() => {
  const faults = []
  const name = (element) => `<${element.tagName.toLowerCase()} class="${element.className}"> ${element.textContent.trim().slice(0, 40)}`
  const seen = (element) => element.checkVisibility() && element.closest('.unseen') === null

  const channel = (value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  const parts = (colour) => {
    const [red, green, blue, alpha = 1] = colour.match(/[\d.]+/g).map(Number)
    return { light: 0.2126 * channel(red / 255) + 0.7152 * channel(green / 255) + 0.0722 * channel(blue / 255), alpha }
  }
  const behind = (element) => {
    for (let around = element; around; around = around.parentElement) {
      const { light, alpha } = parts(getComputedStyle(around).backgroundColor)
      if (alpha === 1) return light
    }
    return 1
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement
    if (texts.currentNode.data.trim() === '' || !seen(element) || element.closest(':disabled')) continue
    const [one, other] = [parts(getComputedStyle(element).color).light, behind(element)].sort((a, b) => b - a)
    const contrast = (one + 0.05) / (other + 0.05)
    if (contrast < 4.5) faults.push(`contrast ${contrast.toFixed(1)}: ${name(element)}`)
  }

  for (const element of document.querySelectorAll('button, a, select, input, summary')) {
    const target = element.matches('label input') ? element.closest('label') : element
    if (!seen(target)) continue
    const { width, height } = target.getBoundingClientRect()
    if (height < 44 || width < 40) faults.push(`${Math.round(width)} × ${Math.round(height)} is small: ${name(target)}`)
    const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent
    if (label.trim() === '') faults.push(`nobody says what it is: ${element.outerHTML.slice(0, 80)}`)
  }
  return [...new Set(faults)]
}
