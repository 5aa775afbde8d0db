import type { Point } from '../grid/grid.js'
import type { Change } from './change.js'
import { placeOf, UNIT } from './place.js'

export interface Glide {
  /** The square on which the man arrives. */
  readonly to: number
  /** Where it comes from and how long it takes, as custom properties. */
  readonly style: string
}

const SHORTEST = 120
const LONGEST = 220

/**
 * How the man of a change comes along: from its square, or from where it was let go after a drag.
 * @param offset in squares from where the man stood
 */
export function glideOf(change: Change, flipped: boolean, offset: Point = { x: 0, y: 0 }): Glide | undefined {
  if (!change.isSmooth || !change.news) return undefined
  const from = placeOf(change.news.from, flipped)
  const to = placeOf(change.news.to, flipped)
  const dx = from.x + offset.x * UNIT - to.x
  const dy = from.y + offset.y * UNIT - to.y
  const squares = Math.hypot(dx, dy) / UNIT
  const time = Math.min(LONGEST, SHORTEST + Math.round(squares * 12))
  return { to: change.news.to, style: `--dx:${dx}px;--dy:${dy}px;--time:${time}ms` }
}
