import type { Score } from './search/contract.js'

/** What a search found. Plain data. */
export interface SearchAnswer<Move> {
  /** The move to play. */
  readonly move: Move
  /** For the side to move. */
  readonly score: Score
  /** Plies of the last finished iteration. */
  readonly depth: number
  /** Moves made. */
  readonly nodes: number
  /** Principal variation: the moves that both sides are expected to play, `move` first. */
  readonly pv: readonly Move[]
}

/** Told after each finished iteration. */
export type Progress<Move> = SearchAnswer<Move>
