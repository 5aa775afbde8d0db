import type { Board } from './board.js'
import {
  ATTACKER,
  DEFENDER,
  EDGE_LINES,
  EMPTY_CORNER,
  HOSTILE_TO_ATTACKER,
  HOSTILE_TO_DEFENDER,
  HOSTILE_TO_KING,
  KING,
  ON_EDGE,
} from './cell.js'
import { STRIDE } from './square.js'

const ATTACKING = 1 << ATTACKER
const DEFENDING = (1 << DEFENDER) | (1 << KING)
const CLOSING = 1 << EMPTY_CORNER

/** Takes off the board what the man that has just come to `to` captures. */
export function capture(board: Board, to: number): void {
  const { cells } = board
  const prey = cells[to] === ATTACKER ? DEFENDER : ATTACKER
  captureBeside(board, to, 1, prey)
  captureBeside(board, to, -1, prey)
  captureBeside(board, to, STRIDE, prey)
  captureBeside(board, to, -STRIDE, prey)
  if (ON_EDGE[to] === 1) {
    for (const { along, inward } of EDGE_LINES[to]!) {
      captureRow(board, to, along, inward, prey)
      captureRow(board, to, -along, inward, prey)
    }
  }
}

/** A sandwich, or the last attacker beside the king. */
function captureBeside(board: Board, to: number, step: number, prey: number): void {
  const { cells } = board
  const beside = cells[to + step]!
  if (beside === prey) {
    const hostile = prey === DEFENDER ? HOSTILE_TO_DEFENDER : HOSTILE_TO_ATTACKER
    if (((hostile >> cells[to + step + step]!) & 1) === 1) board.take(to + step)
  } else if (beside === KING && prey === DEFENDER && isSurrounded(board, to + step)) board.take(to + step)
}

const isSurrounded = ({ cells }: Board, king: number): boolean =>
  ((HOSTILE_TO_KING >> cells[king + 1]!) &
    (HOSTILE_TO_KING >> cells[king - 1]!) &
    (HOSTILE_TO_KING >> cells[king + STRIDE]!) &
    (HOSTILE_TO_KING >> cells[king - STRIDE]!) &
    1) ===
  1

/** A shieldwall: the row of enemies that starts beside `end`, where a man has just come to stand, and runs along the edge. */
function captureRow(board: Board, end: number, along: number, inward: number, prey: number): void {
  const { cells } = board
  const row = prey === DEFENDER ? DEFENDING : ATTACKING
  const foes = prey === DEFENDER ? ATTACKING : DEFENDING
  let length = 0
  let square = end + along
  while (((row >> cells[square]!) & 1) === 1) {
    if (((foes >> cells[square + inward]!) & 1) === 0) return
    length++
    square += along
  }
  if (length < 2 || (((foes | CLOSING) >> cells[square]!) & 1) === 0) return
  for (let man = end + along; man !== square; man += along) {
    // A king in the row stays.
    if (cells[man] === prey) board.take(man)
  }
}
