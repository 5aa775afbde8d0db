import type { Seat } from './seat.js'

/** How a game ended. One winner, several seats that share a draw, or all of them for a draw between all. */
export interface Outcome<Reason extends string = string> {
  readonly reason: Reason
  readonly winners: readonly Seat[]
}
