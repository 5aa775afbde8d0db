import { middleOf, type Point } from '../grid/grid.js'
import { GRID } from './position.js'

/** The side of a square and the breadth of the frame, in units of the drawing. */
export const UNIT = 100
export const FRAME = 50
/** The side of the whole drawing. */
export const SIZE = 2 * FRAME + GRID.width * UNIT

/** The middle of a square in units of the drawing. */
export function placeOf(square: number, flipped: boolean): Point {
  const { x, y } = middleOf(GRID, square, flipped)
  return { x: FRAME + x * UNIT, y: FRAME + y * UNIT }
}

export const THRONE = GRID.numbers.get('f6')!
export const CORNERS = ['a1', 'k1', 'a11', 'k11'].map((name) => GRID.numbers.get(name)!)
