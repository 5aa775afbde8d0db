import type { Progress, SearchAnswer } from './answer.js'
import { SearchError, planOf, type SearchOptions } from './options.js'
import { scoreOf } from './search/contract.js'
import { deepen, type Iteration } from './search/iterativeDeepening.js'
import { TranspositionTable } from './search/transpositionTable.js'
import type { SearchableGame } from './searchableGame.js'

/** 2^19 entries: 8 MB. */
const TABLE_BITS = 19

/** What else a search on this very thread can be given. */
export interface SyncOptions<Move> extends SearchOptions {
  readonly onProgress?: (progress: Progress<Move>) => void
  /** Kept from search to search, it makes the next one faster, and its nodes other than those of a first one. */
  readonly table?: TranspositionTable
  /** Milliseconds of any clock; needed with `movetime`. Default `performance.now`. */
  readonly now?: () => number
}

/**
 * Searches on this thread, and returns when it is done.
 * @throws SearchError `bad-options` or `game-over`
 */
export function searchSync<Position, Move>(
  game: SearchableGame<Position, Move>,
  position: Position,
  options: SyncOptions<Move>,
): SearchAnswer<Move> {
  const { nodes, depth, spread, seed, movetime } = planOf(options, game.levels)
  const board = game.board(position)
  if (board.winner >= 0)
    throw new SearchError('game-over', 'the game is over: there is no move to search for')
  const answerOf = (iteration: Iteration): SearchAnswer<Move> => {
    const pv = iteration.line.map(game.moveOf)
    return {
      move: pv[0]!,
      score: scoreOf(iteration.value),
      depth: iteration.depth,
      nodes: iteration.nodes,
      pv,
    }
  }
  const { table = new TranspositionTable(TABLE_BITS), now = () => performance.now(), onProgress } = options
  const end = movetime === Infinity ? Infinity : now() + movetime
  const found = deepen(board, table, {
    limits: { nodes, depth, isTimeUp: () => end !== Infinity && now() >= end },
    seed,
    spread,
    ...(onProgress && {
      onIteration: (iteration) => {
        onProgress(answerOf(iteration))
      },
    }),
  })
  return answerOf(found)
}
