import { SUITS } from './codes'
import { drawSuit } from './suits'
import { FACE, HEIGHT, WIDTH, drawEdge, shape } from './svg'

const DARK = 'var(--back)'
const LIGHT = 'var(--back-pattern)'

// Upright lozenges as on the Bavarian flag, one in the very middle; the outermost are halves.
const HALF_WIDTH = 21
const HALF_HEIGHT = 29.25
const COLUMNS = 3
const ROWS = 4
const PIP = 25
const PANEL = { left: 7, top: 8, right: WIDTH - 7, bottom: HEIGHT - 8 }

// Paper around the panel, which gets its round corners from it.
const FRAME =
  'M13 0H127A13 13 0 0 1 140 13V237A13 13 0 0 1 127 250H13A13 13 0 0 1 0 237V13A13 13 0 0 1 13 0Z' +
  'M15 8A8 8 0 0 0 7 16V234A8 8 0 0 0 15 242H125A8 8 0 0 0 133 234V16A8 8 0 0 0 125 8Z'

/** The back of every card as the content of an SVG of 140 × 250 units: lozenges in two tones with the four suits. */
export function drawBack(): string {
  return (
    shape(`M${PANEL.left} ${PANEL.top}H${PANEL.right}V${PANEL.bottom}H${PANEL.left}Z`, DARK) +
    lozenges() +
    `<path d="${FRAME}" fill="${FACE}" fill-rule="evenodd"/>` +
    drawEdge()
  )
}

function lozenges(): string {
  const drawn: string[] = []
  for (let row = -ROWS; row <= ROWS; row++) {
    for (let column = -COLUMNS; column <= COLUMNS; column++) {
      if ((row + column) % 2 !== 0) continue
      const [x, y] = [WIDTH / 2 + HALF_WIDTH * column, HEIGHT / 2 + HALF_HEIGHT * row]
      const light = row % 2 === 0
      if (light) drawn.push(lozenge(x, y))
      if (Math.abs(row) < ROWS && Math.abs(column) < COLUMNS) drawn.push(pip(x, y, row, column, light))
    }
  }
  return drawn.join('')
}

function lozenge(x: number, y: number): string {
  const [top, bottom] = [Math.max(PANEL.top, y - HALF_HEIGHT), Math.min(PANEL.bottom, y + HALF_HEIGHT)]
  const [left, right] = [Math.max(PANEL.left, x - HALF_WIDTH), Math.min(PANEL.right, x + HALF_WIDTH)]
  return shape(`M${x} ${top} ${right} ${y} ${x} ${bottom} ${left} ${y}Z`, LIGHT)
}

/** Each row has two suits in turn, and the next row the other two. */
function pip(x: number, y: number, row: number, column: number, light: boolean): string {
  const turn = light ? (column / 2 + row / 2 + 2 * ROWS) % 2 : 2 + (((column + 1) / 2 + (row + 1) / 2 + 2 * ROWS) % 2)
  const suit = SUITS[turn]
  if (suit === undefined) throw new RangeError(`No suit for row ${row}, column ${column}.`)
  return drawSuit(suit, x, y, PIP, 'plain', light ? { suit: DARK, paper: LIGHT } : { suit: LIGHT, paper: DARK })
}
