import type { AlphaBeta } from './alphaBeta.js'
import { MOST_MOVES, WIN } from './contract.js'

/** How many captures in a row are followed. */
const MOST_CAPTURES = 6

/** Follows captures until the position is quiet, so that no exchange is judged in its middle. */
export function quiesce(search: AlphaBeta, alpha: number, beta: number, ply: number, taken = 0): number {
  const { board, picker } = search
  if (board.winner >= 0) return board.winner === board.sideToMove ? WIN - ply : ply - WIN
  if (board.winsAtOnce()) return WIN - ply - 1

  let best = search.evaluate()
  if (best >= beta || taken === MOST_CAPTURES || ply >= search.lastPly) return best
  alpha = Math.max(alpha, best)
  const start = ply * MOST_MOVES
  const end = board.generateTactical(picker.moves, start)
  for (let i = start; i < end; i++) {
    search.make(picker.moves[i]!)
    const value = -quiesce(search, -beta, -alpha, ply + 1, taken + 1)
    board.unmake()
    if (value <= best) continue
    best = value
    if (value >= beta) return value
    alpha = Math.max(alpha, value)
  }
  return best
}
