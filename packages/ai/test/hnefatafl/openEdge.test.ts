import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openEdge } from '../../src/hnefatafl/openEdge.js'

const SIZE = 11

/** The same by its definition: from square to square. */
function flooded(free: readonly number[], rank: number, file: number): number {
  const isFree = (r: number, f: number): boolean => (((free[r] ?? 0) >> f) & 1) === 1
  const seen = new Set<number>()
  const visit = (r: number, f: number): void => {
    if (f < 0 || f >= SIZE || !isFree(r, f) || seen.has(r * SIZE + f)) return
    seen.add(r * SIZE + f)
    visit(r - 1, f)
    visit(r + 1, f)
    visit(r, f - 1)
    visit(r, f + 1)
  }
  visit(rank, file)
  return [...seen].filter((square) => {
    const [r, f] = [Math.floor(square / SIZE), square % SIZE]
    return r === 0 || r === SIZE - 1 || f === 0 || f === SIZE - 1
  }).length
}

it('counts the squares of the edge that are joined with one', () => {
  const at = fc.integer({ min: 0, max: SIZE - 1 })
  const board = fc.array(fc.array(fc.nat(2), { minLength: SIZE, maxLength: SIZE }), {
    minLength: SIZE,
    maxLength: SIZE,
  })
  fc.assert(
    fc.property(board, at, at, (squares, rank, file) => {
      const free = squares.map((row) => row.reduce((bits, lot, i) => bits | ((lot > 0 ? 1 : 0) << i), 0))
      free[rank] = free[rank]! | (1 << file)
      expect(openEdge(Uint16Array.from(free), rank, 1 << file)).toBe(flooded(free, rank, file))
    }),
    { numRuns: 500 },
  )
})
