import { FACE, INK, cutout, disc, line, shape } from './svg'

/** Where the one large pip of an Ass is. */
export const ASS_PIP = { x: 91, y: 106, size: 82 }

/** The sow under the pip: Bavarians call the Ass the Sau. The same on all four. */
export function drawSau(): string {
  return tail() + legs() + body() + face()
}

function tail(): string {
  return line('M121 190C130 190 133 180 127 178 122 177 121 184 127 185', INK, 3.5)
}

function legs(): string {
  return shape('M50 210H61V232H50ZM66 212H77V232H66ZM95 212H106V232H95ZM110 206H121V232H110Z', INK)
}

function body(): string {
  return (
    shape('M44 178C58 168 96 166 110 174 122 180 126 196 122 208 116 220 100 222 84 222 66 222 48 220 44 206Z', INK) +
    disc(80, 222, 3, INK) + disc(87, 222, 3, INK)
  )
}

function face(): string {
  const head =
    'M64 194C64 206 56 214 46 214 38 214 34 210 31 207L21 206C19 206 18 205 18 203V194' +
    'C18 192 19 191 21 191L28 190C32 182 38 177 46 177 56 177 64 184 64 194Z'
  return (
    cutout(head, INK) +
    cutout('M46 180 44 166C54 166 62 174 62 186Z', INK) +
    disc(40, 190, 2.6, FACE) +
    disc(23, 198, 1.8, FACE) +
    line('M32 204C35 207 39 207 42 205', FACE, 2.6)
  )
}
