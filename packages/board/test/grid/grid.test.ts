import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gridOf, middleOf, slotOf, squareAt, squareOfSlot } from '../../src/grid/grid.js'
import { grids } from './scenes.js'

const shown = grids.chain((grid) =>
  fc.record({
    grid: fc.constant(grid),
    square: fc.nat(grid.width * grid.height - 1),
    flipped: fc.boolean(),
  }),
)

describe('the grid', () => {
  it('counts squares from the lower left', () => {
    const grid = gridOf(11, 11)
    expect(grid.names[0]).toBe('a1')
    expect(grid.names[120]).toBe('k11')
    expect(grid.numbers.get('f6')).toBe(60)
  })

  it('shows a1 at the lower left, and turned at the upper right', () => {
    const grid = gridOf(4, 3)
    expect(middleOf(grid, 0, false)).toEqual({ x: 0.5, y: 2.5 })
    expect(middleOf(grid, 0, true)).toEqual({ x: 3.5, y: 0.5 })
  })

  it('finds every square again where it is shown', () => {
    fc.assert(
      fc.property(shown, ({ grid, square, flipped }) => {
        expect(squareAt(grid, middleOf(grid, square, flipped), flipped)).toBe(square)
        expect(squareOfSlot(grid, slotOf(grid, square, flipped), flipped)).toBe(square)
      }),
    )
  })

  it('has no square outside of its edges', () => {
    const grid = gridOf(5, 5)
    for (const at of [
      { x: -0.01, y: 2 },
      { x: 5, y: 2 },
      { x: 2, y: -0.01 },
      { x: 2, y: 5 },
    ]) {
      expect(squareAt(grid, at, false)).toBeUndefined()
    }
  })
})
