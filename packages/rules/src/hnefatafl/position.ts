import type { SquareName } from './square.js'

/** Seat 0 leads the attackers, who move first; seat 1 the defenders and the king. */
export const ATTACKERS = 0
export const DEFENDERS = 1
export type Side = typeof ATTACKERS | typeof DEFENDERS

/** The letters of a man in position texts, as in OpenTafl's records. */
export const MEN = { t: 'attacker', T: 'defender', K: 'king' } as const
export type ManLetter = keyof typeof MEN
export type Man = (typeof MEN)[ManLetter]

/** Immutable, plain data. Made by `start`, `parsePosition` and `play`. */
export interface Position {
  /** The men, as an OpenTafl position record: eleven ranks from rank 1, files from a. */
  readonly board: string
  readonly sideToMove: Side
  /**
   * Boards that defenders may not bring back: those with the attackers to move, oldest first, this position's own included.
   * A capture empties it, since men never return.
   */
  readonly history: readonly string[]
}

/** A move of one man, by names of squares: `{ from: 'd1', to: 'd4' }`. */
export interface Move {
  readonly from: SquareName
  readonly to: SquareName
}

export const REASONS = ['corner', 'king-captured', 'edge-fort', 'encirclement', 'no-moves'] as const
export type Reason = (typeof REASONS)[number]
