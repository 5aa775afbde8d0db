import type { BoardLabels } from './labels.js'
import type { Mark } from './mark.js'

/** The move that led to the position, and the squares that it emptied by capture. */
export interface LastMove {
  readonly move: string
  readonly captured?: readonly string[] | undefined
}

export interface HnefataflBoardProps {
  /** The position as text, with or without the side to move; one without a king is shown too. */
  readonly position: string
  /** The moves that may be made, as texts: 'd1-d4'. Empty or missing: the board is only to be looked at. */
  readonly targets?: readonly string[] | undefined
  readonly lastMove?: LastMove | undefined
  /** What the page explains on the board. */
  readonly marks?: readonly Mark[] | undefined
  /** The square of a king in danger: the board knows no rule and has to be told. */
  readonly threatened?: string | undefined
  /** Seen from the other end. */
  readonly flipped?: boolean | undefined
  readonly coordinates?: boolean | undefined
  /** Wood knocks; off by default. */
  readonly sounds?: boolean | undefined
  /** Whether men glide; never where the person prefers reduced motion. */
  readonly animate?: boolean | undefined
  /** All words; `english` by default. */
  readonly labels?: BoardLabels | undefined
  /** Told one of the targets, and never anything else. */
  readonly onmove?: ((move: string) => void) | undefined
}
