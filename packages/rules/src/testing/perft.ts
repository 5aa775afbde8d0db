import type { Game } from '../core/game.js'
import { unwrap } from '../core/result.js'

/** Counts the ways to play `depth` plies (at least 0) from a position; a game that ends sooner counts for nothing. For games without chance. */
export function perft<Position, Move>(game: Game<Position, Move>, position: Position, depth: number): number {
  if (depth === 0) return 1
  let leaves = 0
  for (const move of game.legalMoves(position)) {
    leaves += perft(game, unwrap(game.play(position, move)).position, depth - 1)
  }
  return leaves
}
