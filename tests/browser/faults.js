// What is wrong with the page as it stands: a list of sentences, empty if all is well.
() => {
  const faults = []
  const wide = document.documentElement.scrollWidth
  if (wide > innerWidth) faults.push(`the page is ${wide} wide and can be moved sideways`)

  const name = (element) => `<${element.tagName.toLowerCase()} class="${element.className}"> ${element.textContent.trim().slice(0, 50)}`
  const hidden = (element) => element.closest('.unseen, [hidden], svg') !== null || !element.checkVisibility()

  /** Long names are shortened on purpose, and say so by three dots. */
  const shortened = (element) => {
    for (let around = element; around; around = around.parentElement) {
      if (getComputedStyle(around).textOverflow === 'ellipsis') return true
    }
    return false
  }

  /** A text must lie inside of everything that cuts off what is outside. Where one can scroll, it may lie below. */
  const cutOff = (element, box) => {
    let down = true
    for (let around = element; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around)
      const edge = around === document.documentElement ? { left: 0, right: innerWidth } : around.getBoundingClientRect()
      const sideways = overflowX === 'hidden' || overflowX === 'clip' || around === document.documentElement
      if (sideways && (box.left < edge.left - 1 || box.right > edge.right + 1)) return true
      if (overflowX === 'auto' && around.matches('.wide')) return false
      if (overflowY === 'auto' || overflowY === 'scroll') {
        if (box.left < edge.left - 1 || box.right > edge.right + 1) return true
        down = false
      }
      const below = overflowY === 'hidden' || overflowY === 'clip'
      if (down && below && (box.top < edge.top - 1 || box.bottom > edge.bottom + 1)) return true
    }
    return false
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement
    if (texts.currentNode.data.trim() === '' || hidden(element) || shortened(element)) continue
    if (/\[[a-z]+(-[a-zA-Z0-9]+)+\]/.test(texts.currentNode.data)) faults.push(`no words: ${name(element)}`)
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const box = range.getBoundingClientRect()
    if (cutOff(element, box)) faults.push(`cut off: ${name(element)}`)
    const frame = element.closest('button, .button, .seat, .badge, td, th, h1, .times')
    const edge = frame?.getBoundingClientRect()
    if (edge && (box.left < edge.left - 1 || box.right > edge.right + 1 || box.bottom > edge.bottom + 1 || box.top < edge.top - 1)) {
      faults.push(`sticks out of its frame: ${name(element)}`)
    }
  }

  // What lies on the table lies side by side; only what is opened on purpose may cover something.
  if (!document.querySelector('.over, .covered')) {
    const boxes = [...document.querySelectorAll('.seat, .trick li, .auction, .bidding, .standing, .result, .hint, .actions, .bar, .hand')]
      .filter((element) => !hidden(element) && !(element.closest('.result') && !element.matches('.result')))
      .map((element) => ({ element, box: visible(element) }))
      .filter(({ box }) => box.width > 0 && box.height > 0)
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) {
        if (one.element.matches('.trick li') && other.element.matches('.trick li')) continue
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (across > 1 && down > 1) faults.push(`covers one another: ${name(one.element)} / ${name(other.element)}`)
      }
    })
  }

  /** The part of an element that is not scrolled away. */
  function visible(element) {
    const own = element.getBoundingClientRect()
    let { left, right, top, bottom } = own
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY !== 'auto') continue
      const edge = around.getBoundingClientRect()
      left = Math.max(left, edge.left)
      right = Math.min(right, edge.right)
      top = Math.max(top, edge.top)
      bottom = Math.min(bottom, edge.bottom)
    }
    return { left, right, top, bottom, width: right - left, height: bottom - top }
  }
  return [...new Set(faults)]
}
