import type { Held } from './drag.js'

/** What a drawing shows of the input going on. Squares are numbers. */
export interface Shown {
  /** The man that was taken up. */
  readonly chosen: number | undefined
  /** Where it can go. */
  readonly targets: readonly number[]
  /** How it is held, while a pointer leads it. */
  readonly hand: Held | undefined
  /** The square under the mouse or with the focus. */
  readonly pointed: number | undefined
}
