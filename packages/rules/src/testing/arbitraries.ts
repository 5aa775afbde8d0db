import fc from 'fast-check'
import type { Game } from '../core/game.js'
import { unwrap } from '../core/result.js'

/** One step of a playout: the position before, the move chosen, and what it led to. */
export interface Step<Position, Move> {
  readonly before: Position
  readonly move: Move
  readonly after: Position
  readonly captured: readonly string[]
}

/** A game played by lot from a first position: up to `plies` legal moves, fewer when it ends. For games without chance. */
export const playouts = <Position, Move>(
  game: Game<Position, Move>,
  first: fc.Arbitrary<Position>,
  plies: number,
): fc.Arbitrary<readonly Step<Position, Move>[]> =>
  fc.tuple(first, fc.array(fc.nat(), { maxLength: plies, size: 'max' })).map(([start, choices]) => {
    const steps: Step<Position, Move>[] = []
    let before = start
    for (const choice of choices) {
      const moves = game.legalMoves(before)
      if (moves.length === 0) break
      const move = moves[choice % moves.length]!
      const { position: after, captured } = unwrap(game.play(before, move))
      steps.push({ before, move, after, captured })
      before = after
    }
    return steps
  })
