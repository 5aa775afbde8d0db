import type { LastMove } from '../hnefatafl/props.js'

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '')

/** Moves separated by spaces: 'd1-d2 d1-d3'. */
export const targetsOf = words

/** A move with what it took, as in written games: 'd1-d4' or 'd1-d4xe4xc4'. */
export function lastMoveOf(text: string): LastMove | undefined {
  const [move = '', ...captured] = text.trim().split('x')
  return move === '' ? undefined : { move, captured }
}
