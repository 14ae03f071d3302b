import type { Suit } from './codes'
import { FACE, INK, SKIN, cutout, disc, limb, line, shape } from './svg'

/** Where the pip of an Unter is: below him, between his feet and the band. */
export const UNTER_PIP = { x: 84, y: 204, size: 46 }

/**
 * The Unter, a foot soldier: round cap, short dagged tunic, two legs, a weapon on a long shaft, one arm lowered.
 *
 * @param paint of the suit
 */
export function drawUnter(suit: Suit, paint: string): string {
  const weapons = line('M121 34V174', INK, 5.5) + weapon(suit, paint)
  const figure = legs(paint) + tunic(paint) + head(paint) + arms(paint)
  return `${weapons}<g transform="translate(-3)">${figure}</g>`
}

/** Halberd, leaf-bladed pike, banner, staff with bells. */
function weapon(suit: Suit, paint: string): string {
  const tip = shape('M121 6 128 30H114Z', INK)
  switch (suit) {
    case 'E':
      return tip + shape('M119 34H106C102 41 102 50 106 58 109 51 113 48 119 48ZM123.5 36 133 42 123.5 48Z', paint)
    case 'G':
      return cutout('M121 5C131 16 134 27 128 38L124 44H118L114 38C108 27 111 16 121 5Z', paint) + crossbar(49)
    case 'H':
      return tip + shape('M119 33H103L108 42 103 51H119Z', paint)
    case 'S':
      return tip + crossbar(38) + disc(112, 47, 5.5, paint) + disc(130, 47, 5.5, paint)
  }
}

function crossbar(y: number): string {
  return line(`M111 ${y}H131`, INK, 5)
}

function legs(paint: string): string {
  return (
    line('M73 122 65 160', paint, 14) +
    line('M92 122 101 160', INK, 14) +
    cutout('M57 160H72V174H40C41 167 52 166 57 160Z', INK) +
    cutout('M94 160H109V174H77C78 167 89 166 94 160Z', paint)
  )
}

function tunic(paint: string): string {
  const skirt = 'L100 104Q107 114 111 126L101.5 135 92 126 82 136 72 126 62.5 135 53 126Q57 114 64 104Z'
  return (
    cutout(`M65 76Q82 66 99 76${skirt}`, paint) +
    line('M82 76V98', FACE, 4) +
    line('M64 104Q82 110 100 104', FACE, 13) +
    line('M65 104Q82 110 99 104', INK, 6.5)
  )
}

function head(paint: string): string {
  return (
    cutout('M98 42H69L66 51 61 57 66 60 67 65C68 71 74 74 81 74 92 74 98 66 98 53Z', SKIN) +
    shape('M98 40C106 51 105 66 99 72L89 68C92 60 91 50 87 41Z', INK) +
    cutout('M62 38C56 22 68 12 84 12 101 12 110 23 103 38Z', INK) +
    cutout('M64 36H102V44H64Z', paint) +
    disc(84, 11, 5.5, paint, true)
  )
}

function arms(paint: string): string {
  return (
    limb('M66 83 49 108 52 128', paint, 13.5) +
    disc(53, 136, 7, SKIN, true) +
    limb('M98 83 113 107 120 104', paint, 13.5) +
    disc(124, 102, 7, SKIN, true)
  )
}
