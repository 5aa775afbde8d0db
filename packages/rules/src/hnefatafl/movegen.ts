import type { Board } from './board.js'
import { EMPTY, EMPTY_CORNER, EMPTY_THRONE, KING } from './cell.js'
import { DEFENDERS } from './position.js'
import { DIRECTIONS } from './square.js'

/** A move of the core: `from << 8 | to`. */
export type PackedMove = number
export const packMove = (from: number, to: number): PackedMove => (from << 8) | to
export const fromOf = (move: PackedMove): number => move >> 8
export const toOf = (move: PackedMove): number => move & 255

/** No position has more legal moves: 24 attackers with at most 20 squares each. */
export const MAX_MOVES = 480

/**
 * Writes every legal move of the side to move into `moves` from `offset` on.
 * @returns the offset behind the last one.
 */
export function generate(board: Board, moves: Uint16Array, offset = 0): number {
  const { cells, sideToMove } = board
  const count = board.count(sideToMove)
  let end = offset
  for (let man = 0; man < count; man++) {
    const from = board.man(sideToMove, man)
    const isKing = cells[from] === KING
    for (let i = 0; i < 4; i++) {
      const step = DIRECTIONS[i]!
      for (let to = from + step; ; to += step) {
        const cell = cells[to]!
        if (cell === EMPTY || (isKing && cell === EMPTY_CORNER)) moves[end++] = (from << 8) | to
        else if (cell === EMPTY_THRONE) {
          // Every man passes the empty throne, the king alone stops there.
          if (isKing) moves[end++] = (from << 8) | to
        } else break
      }
    }
  }
  return sideToMove === DEFENDERS && board.mayRepeat() ? board.dropRepetitions(moves, offset, end) : end
}

const scratch = new Uint16Array(MAX_MOVES)

/** Whether the side to move has a legal move. */
export function hasMove(board: Board): boolean {
  const { cells, sideToMove } = board
  const count = board.count(sideToMove)
  const barred = sideToMove === DEFENDERS && board.mayRepeat()
  // Nearly always some man has a free square beside him; only else all moves are looked for.
  for (let man = 0; man < count; man++) {
    const from = board.man(sideToMove, man)
    for (let i = 0; i < 4; i++) {
      const to = from + DIRECTIONS[i]!
      if (cells[to] === EMPTY && !(barred && board.repeats((from << 8) | to))) return true
    }
  }
  return generate(board, scratch) > 0
}
