import { Board } from './board.js'
import { ATTACKER, DEFENDER, KING } from './cell.js'
import { makeBoard, placements } from './notation.js'
import { ATTACKERS, type ManLetter, type Position } from './position.js'
import { CELLS } from './square.js'
import { KEYS_HIGH, KEYS_LOW } from './zobrist.js'

const CODES = { t: ATTACKER, T: DEFENDER, K: KING } as const satisfies Record<ManLetter, number>
const LETTERS: readonly (ManLetter | undefined)[] = [undefined, 't', 'T', 'K']

/** The core's board of a position, its history included. */
export function boardOf({ board, sideToMove, history }: Position): Board {
  const core = new Board()
  for (const { square, letter } of placements(board)) core.place(square, CODES[letter])
  for (const earlier of history) {
    // The core remembers a board when it is left.
    if (earlier === board && sideToMove === ATTACKERS) continue
    let low = 0
    let high = 0
    for (const { square, letter } of placements(earlier)) {
      low ^= KEYS_LOW[CODES[letter] * CELLS + square]!
      high ^= KEYS_HIGH[CODES[letter] * CELLS + square]!
    }
    core.remember(low, high)
  }
  return core.ready(sideToMove)
}

/** The position that a board's last move led to from `before`. */
export function positionAfter(before: Position, core: Board): Position {
  const board = makeBoard((square) => LETTERS[core.cells[square]!])
  const kept = core.capturedCount > 0 ? [] : before.history
  const history = core.sideToMove === ATTACKERS ? [...kept, board] : kept
  return { board, sideToMove: core.sideToMove, history }
}
