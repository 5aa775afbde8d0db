import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chainsOf } from '../../src/grid/chains.js'
import { gridOf } from '../../src/grid/grid.js'

const grid = gridOf(11, 11)
const squares = (names: string): readonly number[] => names.split(' ').map((name) => grid.numbers.get(name)!)

const apart = (a: number, b: number): number =>
  Math.max(Math.abs((a % 11) - (b % 11)), Math.abs(Math.floor(a / 11) - Math.floor(b / 11)))

describe('chains', () => {
  it('walk a closed ring once around', () => {
    const ring = squares('e4 f4 g4 h5 h6 h7 g8 f8 e8 d7 d6 d5')
    const chains = chainsOf(grid, ring)
    expect(chains).toHaveLength(1)
    expect(chains[0]!.at(-1)).toBe(chains[0]![0])
    expect(new Set(chains[0])).toEqual(new Set(ring))
    expect(chains[0]).toHaveLength(ring.length + 1)
  })

  it('walk an open wall from end to end', () => {
    const chains = chainsOf(grid, squares('c3 a1 b2 c4'))
    expect(chains).toHaveLength(1)
    expect(new Set([chains[0]![0], chains[0]!.at(-1)])).toEqual(new Set(squares('a1 c4')))
  })

  it('reach every square, step only to neighbours, and connect none twice', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(120), { maxLength: 40 }), (marked) => {
        const chains = chainsOf(grid, marked)
        expect(new Set(chains.flat())).toEqual(new Set(marked))
        const links = chains.flatMap((chain) =>
          chain.slice(1).map((square, i) => {
            expect(apart(square, chain[i]!)).toBe(1)
            return [square, chain[i]!].sort((a, b) => a - b).join()
          }),
        )
        expect(new Set(links).size).toBe(links.length)
      }),
    )
  })
})
