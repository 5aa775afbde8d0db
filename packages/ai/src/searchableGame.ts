import type { Level, LevelLimits } from './levels.js'
import type { SearchBoard } from './search/contract.js'

/** What the engine has to know of a game. */
export interface SearchableGame<Position, Move> {
  /** A board to search on, set up as a position. */
  readonly board: (position: Position) => SearchBoard
  /** A move of that board, as the rules know it. */
  readonly moveOf: (packed: number) => Move
  readonly levels: Readonly<Record<Level, LevelLimits>>
}
