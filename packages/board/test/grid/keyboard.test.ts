import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gridOf } from '../../src/grid/grid.js'
import { focusAfter } from '../../src/grid/keyboard.js'
import { grids } from './scenes.js'

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']

const slots = grids.chain((grid) =>
  fc.record({ grid: fc.constant(grid), slot: fc.nat(grid.width * grid.height - 1) }),
)

describe('the focus', () => {
  it('stays on the board', () => {
    fc.assert(
      fc.property(slots, fc.constantFrom(...KEYS), ({ grid, slot }, key) => {
        const next = focusAfter(key, slot, grid)!
        expect(next).toBeGreaterThanOrEqual(0)
        expect(next).toBeLessThan(grid.width * grid.height)
      }),
    )
  })

  it('goes one square with an arrow, as the board is seen', () => {
    const grid = gridOf(11, 11)
    expect(
      ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => focusAfter(key, 60, grid)),
    ).toEqual([59, 61, 49, 71])
  })

  it('stops at the edges and jumps to them', () => {
    const grid = gridOf(4, 3)
    expect(KEYS.map((key) => focusAfter(key, 4, grid))).toEqual([4, 5, 0, 8, 4, 7, 0, 8])
  })

  it('is not moved by other keys', () => {
    expect(focusAfter('x', 4, gridOf(4, 3))).toBeUndefined()
    expect(focusAfter('Tab', 4, gridOf(4, 3))).toBeUndefined()
  })
})
