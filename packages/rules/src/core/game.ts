import type { Outcome } from './outcome.js'
import type { Fault, Result } from './result.js'
import type { Seat } from './seat.js'

/** Refusals of `play` that every game knows; each game adds its own. */
export type CommonRefusalCode = 'game-over' | 'wrong-seat' | 'bad-move'

/** What a legal ply leads to. */
export interface Played<Position, Reason extends string = string> {
  readonly position: Position
  /** Squares that were emptied by capture, in any order. */
  readonly captured: readonly string[]
  /** Present when this ply ended the game. */
  readonly outcome?: Outcome<Reason>
}

/**
 * The contract of a game: plain functions over immutable, plain data that survives JSON and structured cloning.
 * Each game exports these names from its own module and gathers them in a descriptor called `game`.
 */
export interface Game<
  Position,
  Move,
  Reason extends string = string,
  RefusalCode extends string = string,
  Options = never,
> {
  readonly id: string
  readonly seats: { readonly min: number; readonly max: number }
  /** Whether plies of chance (rolls) occur. */
  readonly chance: boolean
  /** Every reason an outcome can have. */
  readonly reasons: readonly Reason[]
  /** The first position; a `Result` in games whose options can be wrong. */
  readonly start: (options?: Options) => Position | Result<Position, Fault<'bad-options'>>
  /** Who moves: a seat, `'chance'` while a roll is due, `undefined` when the game is over. */
  readonly turn: (position: Position) => Seat | 'chance' | undefined
  /** Every legal move of the side to move; none when the game is over. */
  readonly legalMoves: (position: Position) => readonly Move[]
  /** Always checked; the given position is left untouched. */
  readonly play: (
    position: Position,
    move: Move,
  ) => Result<Played<Position, Reason>, Fault<RefusalCode | CommonRefusalCode>>
  readonly outcome: (position: Position) => Outcome<Reason> | undefined
  readonly parseMove: (text: string) => Result<Move, Fault<'bad-move'>>
  readonly makeMove: (move: Move) => string
  readonly parsePosition: (text: string) => Result<Position, Fault<'bad-position'>>
  readonly makePosition: (position: Position) => string
  /** An exact key (no hash): positions with equal keys are the same for repetition. */
  readonly positionKey: (position: Position) => string
}
