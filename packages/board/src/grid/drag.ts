import { middleOf, squareAt, type Grid, type Point } from './grid.js'
import type { Targets } from './targets.js'

export type Axis = 'x' | 'y'

/** A man held by a pointer. Places are in squares, see `Point`. */
export interface Drag {
  readonly from: number
  readonly pointer: number
  readonly start: Point
  readonly at: Point
  /** The line the man is led along; none as long as the pointer has hardly moved. */
  readonly axis: Axis | undefined
  /** Whether the pointer has been outside of the man's own square: from then on it is no tap any more. */
  readonly hasLeft: boolean
}

/** How the board stands while input goes on. */
export interface Scene {
  readonly grid: Grid
  readonly targets: Targets
  readonly flipped: boolean
}

/** What a held man looks like, and what letting go would do. */
export interface Held {
  /** How far the man is shown from its square, in squares to the right and down. */
  readonly offset: Point
  /** The target under the pointer: letting go here plays the move. */
  readonly over: number | undefined
}

/** Less than this is an unsteady hand and not yet a direction. */
const SLOP = 0.15
/** This near to the middle of a target, the man snaps into it. */
const MAGNET = 0.36

const HOME: Point = { x: 0, y: 0 }

/** The larger displacement chooses the line. It stays chosen outside of the man's own square. */
export function drag(before: Drag, at: Point, { grid, flipped }: Scene): Drag {
  const isHome = squareAt(grid, at, flipped) === before.from
  const x = Math.abs(at.x - before.start.x)
  const y = Math.abs(at.y - before.start.y)
  const chosen: Axis | undefined = Math.max(x, y) < SLOP ? undefined : x > y ? 'x' : 'y'
  const isLocked = before.hasLeft && !isHome
  return { ...before, at, axis: isLocked ? before.axis : chosen, hasLeft: before.hasLeft || !isHome }
}

/** The man follows the pointer along its line as far as its targets go, and waits at home while the pointer is astray. */
export function held({ from, at, axis }: Drag, { grid, targets, flipped }: Scene): Held {
  if (axis === undefined) return { offset: HOME, over: undefined }
  const across: Axis = axis === 'x' ? 'y' : 'x'
  const home = middleOf(grid, from, flipped)
  if (Math.abs(at[across] - home[across]) > 0.5) return { offset: HOME, over: undefined }

  const reach = [...(targets.moves.get(from)?.keys() ?? [])]
    .map((square) => ({ square, middle: middleOf(grid, square, flipped) }))
    .filter(({ middle }) => middle[across] === home[across])
  const under = squareAt(grid, at, flipped)
  const target = reach.find(({ square }) => square === under)
  const places = reach.map(({ middle }) => middle[axis] - home[axis])
  const along =
    target && Math.abs(at[axis] - target.middle[axis]) < MAGNET
      ? target.middle[axis] - home[axis]
      : Math.min(Math.max(at[axis] - home[axis], Math.min(0, ...places)), Math.max(0, ...places))
  return { offset: { ...HOME, [axis]: along }, over: target?.square }
}
