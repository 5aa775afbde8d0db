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
import { DIRECTIONS, STRIDE } from './square.js'

/** Takes off the board what the man that has just come to `to` captures. */
export function capture(board: Board, to: number): void {
  const { cells } = board
  const byAttacker = cells[to] === ATTACKER
  const prey = byAttacker ? DEFENDER : ATTACKER
  const hostile = byAttacker ? HOSTILE_TO_DEFENDER : HOSTILE_TO_ATTACKER
  for (let i = 0; i < 4; i++) {
    const step = DIRECTIONS[i]!
    const beside = cells[to + step]!
    if (beside === prey) {
      if (((hostile >> cells[to + step + step]!) & 1) === 1) board.take(to + step)
    } else if (beside === KING && byAttacker && isSurrounded(board, to + step)) board.take(to + step)
  }
  if (ON_EDGE[to] === 1) {
    for (const { along, inward } of EDGE_LINES[to]!) {
      captureRow(board, to, along, inward, prey)
      captureRow(board, to, -along, inward, prey)
    }
  }
}

const isSurrounded = ({ cells }: Board, king: number): boolean =>
  ((HOSTILE_TO_KING >> cells[king + 1]!) &
    (HOSTILE_TO_KING >> cells[king - 1]!) &
    (HOSTILE_TO_KING >> cells[king + STRIDE]!) &
    (HOSTILE_TO_KING >> cells[king - STRIDE]!) &
    1) ===
  1

/** A shieldwall: the row of enemies that starts beside `end` and runs along the edge. */
function captureRow(board: Board, end: number, along: number, inward: number, prey: number): void {
  const { cells } = board
  const preyIsDefender = prey === DEFENDER
  const inRow = (code: number): boolean => code === prey || (preyIsDefender && code === KING)
  const isFoe = (code: number): boolean =>
    preyIsDefender ? code === ATTACKER : code === DEFENDER || code === KING

  let square = end + along
  while (inRow(cells[square]!)) {
    if (!isFoe(cells[square + inward]!)) return
    square += along
  }
  const closed = cells[square] === EMPTY_CORNER || isFoe(cells[square]!)
  const length = (square - end) / along - 1
  if (!closed || length < 2) return
  for (let man = end + along; man !== square; man += along) {
    // A king in the row stays.
    if (cells[man] === prey) board.take(man)
  }
}
