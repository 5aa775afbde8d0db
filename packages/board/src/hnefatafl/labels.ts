import type { GridLabels } from '../grid/labels.js'
import type { MarkKind } from './mark.js'
import type { Man } from './position.js'

/** Everything the board says to people who do not see it. Squares come by name: 'd6'. */
export interface BoardLabels extends GridLabels {
  /** What stands on a square: 'd6, defender'. */
  readonly square: (square: string, man: Man | undefined, special: 'throne' | 'corner' | undefined) => string
  /** A move that was made. The man is unknown when the position does not show it any more. */
  readonly moved: (man: Man | undefined, from: string, to: string) => string
  /** What the move took; at least one square. The man is unknown after a jump between positions. */
  readonly captured: (
    squares: readonly { readonly square: string; readonly man: Man | undefined }[],
  ) => string
  /** The square of a king in danger, as a part of its name. */
  readonly threatened: string
  /** Marks, as parts of the names of their squares. */
  readonly marks: Readonly<Record<MarkKind, string>>
  /** Shown in place of the men when the position text cannot be read. */
  readonly unreadable: string
}
