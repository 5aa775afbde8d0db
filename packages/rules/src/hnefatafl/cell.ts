import { CELLS, CORNERS, DIRECTIONS, SQUARES, STRIDE, THRONE, fileOf, rankOf } from './square.js'

/**
 * What a cell of the core's board holds. The throne and the corners have empty codes of their own: a slide stops, a man
 * passes and a capture counts by one look at the cell.
 */
export const EMPTY = 0
export const ATTACKER = 1
export const DEFENDER = 2
export const KING = 3
/** Beyond the edge. */
export const OFF = 4
export const EMPTY_THRONE = 5
export const EMPTY_CORNER = 6

/** Bit sets over cell codes: what counts as the other side of a sandwich around a defender, and around an attacker. */
export const HOSTILE_TO_DEFENDER = (1 << ATTACKER) | (1 << EMPTY_THRONE) | (1 << EMPTY_CORNER)
export const HOSTILE_TO_ATTACKER = (1 << DEFENDER) | (1 << KING) | (1 << EMPTY_THRONE) | (1 << EMPTY_CORNER)
/** What stands on the throne when attackers close around the king beside it. */
export const HOSTILE_TO_KING = (1 << ATTACKER) | (1 << EMPTY_THRONE)
export const FREE = (1 << EMPTY) | (1 << EMPTY_THRONE) | (1 << EMPTY_CORNER)

/** Each cell's code on a board without men. */
export const VACANT: Readonly<Uint8Array> = (() => {
  const cells = new Uint8Array(CELLS).fill(OFF)
  for (const square of SQUARES) cells[square] = EMPTY
  cells[THRONE] = EMPTY_THRONE
  for (const corner of CORNERS) cells[corner] = EMPTY_CORNER
  return cells
})()

/** 1 for the 40 squares along the edge, corners included. */
export const ON_EDGE: Readonly<Uint8Array> = (() => {
  const edge = new Uint8Array(CELLS)
  for (const square of SQUARES) {
    edge[square] = DIRECTIONS.some((step) => VACANT[square + step] === OFF) ? 1 : 0
  }
  return edge
})()

/** An edge seen from one of its squares: the step along it, and the step from it onto the board. */
export interface EdgeLine {
  readonly along: number
  readonly inward: number
}

const edgeLines = (square: number): readonly EdgeLine[] => {
  const lines: EdgeLine[] = []
  if (rankOf(square) === 0) lines.push({ along: 1, inward: STRIDE })
  if (rankOf(square) === 10) lines.push({ along: 1, inward: -STRIDE })
  if (fileOf(square) === 0) lines.push({ along: STRIDE, inward: 1 })
  if (fileOf(square) === 10) lines.push({ along: STRIDE, inward: -1 })
  return lines
}

/** The edges a square belongs to: none inside, one on the edge, two in a corner. */
export const EDGE_LINES: readonly (readonly EdgeLine[])[] = Array.from({ length: CELLS }, (_, square) =>
  VACANT[square] === OFF ? [] : edgeLines(square),
)
