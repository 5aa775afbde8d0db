import type { Position, Side } from '@ringbreak/rules/hnefatafl'
import type { Level } from './level.js'

/** What the engine knows so far, or in the end. */
export interface Finding {
  /** The line it expects, best move first; empty while it has none. */
  readonly pv: readonly string[]
  /** Plies looked ahead. */
  readonly depth: number
}

/** What the engine thinks of a position: who is ahead by how many men, or who wins in how many plies. */
export type Judgement =
  | { readonly kind: 'ahead'; readonly side: Side; readonly men: number }
  | { readonly kind: 'wins'; readonly side: Side; readonly plies: number }

export interface JudgedFinding extends Finding {
  readonly judgement: Judgement
}

/** The engine, as the analysis asks it: it looks until it is sure enough. Rejects when aborted, and when the worker cannot be had. */
export interface Judge {
  readonly judge: (
    position: Position,
    options: { readonly signal: AbortSignal; readonly onProgress: (finding: JudgedFinding) => void },
  ) => Promise<JudgedFinding>
}

/** The engine, as the session asks it. Rejects when aborted, and when the worker cannot be had. */
export interface Thinker {
  readonly choose: (
    position: Position,
    options: {
      readonly level: Level
      readonly seed: number
      readonly signal: AbortSignal
      readonly onProgress: (finding: Finding) => void
    },
  ) => Promise<string>
}

/** The place on the device where the one running game is kept. */
export interface Shelf {
  /** `undefined` when nothing is kept. */
  readonly read: () => string | undefined
  /** Whether it will be there after a reload. */
  readonly write: (text: string) => boolean
  /** Puts a text that cannot be read out of the way, without losing it. */
  readonly setAside: (text: string) => void
  /** Calls back when another tab may have changed what is kept; gives the way to stop. */
  readonly watch: (changed: () => void) => () => void
}

/** All that the session takes from the world around it. */
export interface Ports {
  readonly thinker: Thinker
  readonly shelf: Shelf
  /** A fresh seed, an integer from 0 to 2^32 - 1. */
  readonly seed: () => number
  /** The day, as `2026-12-01`. */
  readonly today: () => string
  /** Runs work while no other tab does; rejects when aborted before it began. */
  readonly alone: <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T>
  /** The least time between two plies, so that each is seen. */
  readonly beat: () => Promise<void>
}
