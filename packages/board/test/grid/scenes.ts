import fc from 'fast-check'
import type { Scene } from '../../src/grid/drag.js'
import { gridOf, middleOf, slotOf, type Grid, type Point } from '../../src/grid/grid.js'
import { targetsOf } from '../../src/grid/targets.js'

export const grids = fc
  .tuple(fc.integer({ min: 2, max: 13 }), fc.integer({ min: 2, max: 13 }))
  .map(([width, height]) => gridOf(width, height))

export interface Play {
  readonly scene: Scene
  readonly texts: readonly string[]
}

const squaresInLine = ({ width, height }: Grid, from: number): readonly number[] =>
  Array.from({ length: width * height }, (_, square) => square).filter(
    (square) =>
      square !== from &&
      (square % width === from % width || Math.floor(square / width) === Math.floor(from / width)),
  )

/** A board of any size with some straight moves on it, each to a square without a man to move; seen from either side. At least one move. */
export const plays: fc.Arbitrary<Play> = grids.chain((grid) => {
  const square = fc.nat(grid.width * grid.height - 1)
  const move = square.chain((from) =>
    fc.constantFrom(...squaresInLine(grid, from)).map((to) => `${grid.names[from]!}-${grid.names[to]!}`),
  )
  return fc
    .record({ texts: fc.uniqueArray(move, { minLength: 1, maxLength: 12 }), flipped: fc.boolean() })
    .map(({ texts: wished, flipped }) => {
      const texts = toFreeSquares(wished)
      return { texts, scene: { grid, flipped, targets: targetsOf(grid, texts) } }
    })
})

/** In order, leaving out moves that go to where another one begins, or begin where another one goes. */
function toFreeSquares(texts: readonly string[]): readonly string[] {
  const ends: Record<'from' | 'to', Set<string>> = { from: new Set(), to: new Set() }
  return texts.filter((text) => {
    const [from, to] = text.split('-') as [string, string]
    if (ends.to.has(from) || ends.from.has(to)) return false
    ends.from.add(from)
    ends.to.add(to)
    return true
  })
}

/** A play with one of its moves chosen. */
export const playsOfOne: fc.Arbitrary<
  Play & { readonly move: string; readonly from: number; readonly to: number }
> = plays.chain((play) =>
  fc.constantFrom(...play.texts).map((move) => {
    const [from, to] = move.split('-').map((name) => play.scene.grid.numbers.get(name)!)
    return { ...play, move, from: from!, to: to! }
  }),
)

/** Shares of a square: how far from its middle a hand touches it. */
export const wobbles = fc.record({
  x: fc.double({ min: -0.45, max: 0.45, noNaN: true }),
  y: fc.double({ min: -0.45, max: 0.45, noNaN: true }),
})

export function touch({ grid, flipped }: Scene, square: number, wobble: Point = { x: 0, y: 0 }): Point {
  const { x, y } = middleOf(grid, square, flipped)
  return { x: x + wobble.x, y: y + wobble.y }
}

export const rowOf = ({ grid, flipped }: Scene, square: number): number =>
  Math.floor(slotOf(grid, square, flipped) / grid.width)

export const columnOf = ({ grid, flipped }: Scene, square: number): number =>
  slotOf(grid, square, flipped) % grid.width
