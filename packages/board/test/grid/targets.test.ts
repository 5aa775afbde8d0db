import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gridOf } from '../../src/grid/grid.js'
import { isPlayable, NO_TARGETS, targetsOf } from '../../src/grid/targets.js'
import { plays } from './scenes.js'

const grid = gridOf(11, 11)

describe('targets', () => {
  it('keeps every move under the squares it is made with', () => {
    fc.assert(
      fc.property(plays, ({ texts, scene }) => {
        const kept = [...scene.targets.moves.values()].flatMap((reach) => [...reach.values()])
        expect(kept.sort()).toEqual([...texts].sort())
      }),
    )
  })

  it('knows moves of one square', () => {
    const targets = targetsOf(grid, ['d4', 'e5'])
    expect([...targets.placements.values()]).toEqual(['d4', 'e5'])
    expect(targets.moves.size).toBe(0)
    expect(isPlayable(targets)).toBe(true)
  })

  it('leaves out what names no squares of the board', () => {
    const targets = targetsOf(grid, ['', '-', 'a1-', '-a1', 'z9', 'a1-z9', 'a1-a2-a3', 'a12', 'A1'])
    expect(targets).toEqual(NO_TARGETS)
    expect(isPlayable(targets)).toBe(false)
  })

  it('takes any text without failing', () => {
    fc.assert(fc.property(fc.array(fc.string()), (texts) => void targetsOf(grid, texts)))
  })
})
