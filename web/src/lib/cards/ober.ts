import type { Suit } from './codes'
import { BEARD, FACE, INK, SKIN, cutout, disc, limb, line, shape, tinted } from './svg'

/** Where the pip of an Ober is: above him, on his raised hand. */
export const OBER_PIP = { x: 109, y: 46, size: 46 }

/**
 * The Ober, an officer: broad hat with a plume, long coat, sash and sword, one arm raised.
 *
 * The four have their names at the table, and look like them: the Alte (Eichel) has the longest beard, the Runde
 * (Schellen) the roundest coat; the Blaue (Gras) wears a goatee, the Rote (Herz) a moustache.
 *
 * @param paint of the suit
 */
export function drawOber(suit: Suit, paint: string): string {
  const body = sword() + boots() + coat(suit, paint) + akimbo(paint)
  const rest = head() + BEARDS[suit] + hat(suit, paint) + raisedArm(paint)
  return `<g transform="translate(3)">${body}${rest}</g>`
}

function sword(): string {
  return line('M66 168 28 230', INK, 5.5) + line('M43 184 58 193', INK, 5)
}

function boots(): string {
  return shape('M60 228H77V244H48C48 237 56 236 60 234ZM91 228H108V234C112 236 120 237 120 244H91Z', INK)
}

function coat(suit: Suit, paint: string): string {
  return (
    cutout(COATS[suit], paint) +
    tinted('M82 172 76 236Q85 238 93 236L88 172Z', paint) +
    line('M47 218Q62 223 75 224M95 224Q108 223 120 218', FACE, 4) +
    line('M70 133 104 167', FACE, 8.5) +
    line(BELTS[suit], FACE, 13) +
    line(BELTS[suit], INK, 6.5)
  )
}

const SLIM = 'M64 132Q82 120 99 132L103 170Q116 198 122 229Q84 241 44 229Q53 198 63 170Z'
const ROUND = 'M64 132Q82 120 99 132C118 140 124 160 113 173Q121 198 124 229Q84 241 43 229Q50 198 59 173Q58 150 64 132Z'
const COATS: Record<Suit, string> = { E: SLIM, G: SLIM, H: SLIM, S: ROUND }

const WAIST = 'M64 170Q82 177 103 170'
const BELTS: Record<Suit, string> = { E: WAIST, G: WAIST, H: WAIST, S: 'M60 171Q86 185 113 171' }

function akimbo(paint: string): string {
  return limb('M66 140 45 162 62 174', paint, 14) + disc(64, 174, 7, SKIN, true)
}

function head(): string {
  return (
    cutout('M66 98H95L98 107 103 112 98 115 97 121C96 127 91 129 84 129 73 129 66 120 66 109Z', SKIN) +
    shape('M67 94C60 106 61 120 67 127L76 122C73 115 74 105 77 97Z', INK)
  )
}

const BEARDS: Record<Suit, string> = {
  E:
    cutout('M100 116 85 115 76 119C72 136 76 154 86 164 96 154 102 136 100 116Z', BEARD) +
    line('M82 124C82 138 83 146 86 154M91 122C92 132 91 138 90 144', INK, 2.5),
  G: shape('M100 117 86 116 81 123C85 130 92 135 102 139 103 131 99 123 100 117Z', INK),
  H: cutout('M87 121C91 115 97 115 101 117 104 119 107 119 109 115 111 122 106 127 99 125 94 123 91 123 87 121Z', INK),
  S: shape('M100 117 86 115 77 119C74 128 80 137 90 138 100 138 105 128 100 117Z', INK),
}

function hat(suit: Suit, paint: string): string {
  return (
    cutout('M65 95C62 79 71 70 83 71 96 72 101 83 99 92Z', INK) +
    cutout('M55 101C64 91 92 84 110 88 115 90 114 95 109 96 94 96 72 99 60 105 54 107 50 106 55 101Z', INK) +
    cutout(PLUMES[suit], paint)
  )
}

const FEATHER = 'M75 92C63 90 56 86 53 77 51 69 53 61 57 57 68 61 76 74 77 91Z'
const PLUME = 'M76 92C69 88 62 91 57 98 48 92 48 79 57 74 60 66 70 65 75 71 81 77 81 87 76 92Z'
const PLUMES: Record<Suit, string> = { E: PLUME, G: FEATHER, H: PLUME, S: FEATHER }

function raisedArm(paint: string): string {
  return limb('M97 141 123 122 113 93', paint, 14) + line('M107 97 119 92', FACE, 4) + disc(111, 83, 7.5, SKIN, true)
}
