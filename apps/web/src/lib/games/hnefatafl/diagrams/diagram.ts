import type { Outcome } from '@ringbreak/rules'
import type { Reason, RefusalCode, SquareName } from '@ringbreak/rules/hnefatafl'

/** Stands for every legal move of the side that is to move. */
export const ANY = '*'

/** One ply of a line: a move (`d1-d4`), several that come to the same, or any legal one. */
export type Step = string | readonly string[]

/** A line the reader may play, and what its last ply leads to. */
export interface PlayedTry {
  readonly line: readonly Step[]
  /** What the last ply takes; nothing when left out. */
  readonly captured?: readonly SquareName[]
  /** How the last ply ends the game; the game goes on when left out. */
  readonly outcome?: Outcome<Reason>
}

/** A move the reader may ask for, which the rules refuse. */
export interface RefusedTry {
  readonly ask: string
  readonly refusal: RefusalCode
}

export type Try = PlayedTry | RefusedTry

/** A tiny exercise on a board: the reader moves the men of both sides, the rules answer. */
export interface Diagram {
  /** A position text, as `parsePosition` reads it. */
  readonly position: string
  /** Plies that led from the position to the board the reader finds: its history. */
  readonly before?: readonly string[]
  /** The moves that show the lesson, one after the other; they fit the line of `goal`. */
  readonly show: readonly string[]
  /** What can be found here, by name. Lines without `ANY` come before those with it, so that they are found first. */
  readonly tries: { readonly goal: PlayedTry; readonly [name: string]: Try }
}
