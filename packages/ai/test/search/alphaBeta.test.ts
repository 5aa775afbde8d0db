import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOST_MOVES, WIN, type SearchBoard } from '../../src/search/contract.js'
import { deepen } from '../../src/search/iterativeDeepening.js'
import { TranspositionTable } from '../../src/search/transpositionTable.js'
import { TreeBoard } from './treeBoard.js'

const never = (): boolean => false

/** The value by its definition: the best of all moves, the other side answering likewise. */
function minimax(board: SearchBoard, depth: number, ply = 0): number {
  if (board.winner >= 0) return board.winner === board.sideToMove ? WIN - ply : ply - WIN
  if (depth === 0) return board.evaluate()
  const moves = new Uint16Array(MOST_MOVES)
  const values = [...moves.subarray(0, board.generate(moves, 0))].map((move) => {
    board.make(move)
    const value = -minimax(board, depth - 1, ply + 1)
    board.unmake()
    return value
  })
  return Math.max(...values)
}

const search = (seed: number, depth: number, bits = 16) =>
  deepen(new TreeBoard(seed), new TranspositionTable(bits), {
    limits: { depth, nodes: Infinity, isTimeUp: never },
    seed: 0,
    spread: 0,
  })

const seeds = fc.integer({ min: 1, max: 2 ** 31 - 1 })

describe('alpha-beta', () => {
  it('finds the value of minimax', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 7 }), (seed, depth) => {
        const found = search(seed, depth)
        expect(found.value).toBe(minimax(new TreeBoard(seed), found.depth))
      }),
      { numRuns: 300 },
    )
  })

  it('finds it with the smallest table too', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(search(seed, 6, 1).value).toBe(search(seed, 6).value)
      }),
    )
  })

  it('expects a line that leads to its value', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 6 }), (seed, depth) => {
        const { line, value, depth: reached } = search(seed, depth)
        const board = new TreeBoard(seed)
        line.forEach((move) => {
          board.make(move)
        })
        const sign = line.length % 2 === 0 ? 1 : -1
        expect(sign * value).toBe(
          board.winner >= 0
            ? board.winner === board.sideToMove
              ? WIN - line.length
              : line.length - WIN
            : minimax(board, reached - line.length, line.length),
        )
      }),
    )
  })

  it('leaves the board as it was when it is stopped in the middle', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 400 }), (seed, nodes) => {
        const board = new TreeBoard(seed)
        const { hashLow } = board
        const found = deepen(board, new TranspositionTable(10), {
          limits: { depth: 12, nodes, isTimeUp: never },
          seed: 0,
          spread: 0,
        })
        expect(board.ply).toBe(0)
        expect(board.hashLow).toBe(hashLow)
        expect(found.line.length).toBeGreaterThan(0)
      }),
    )
  })

  it('finishes the first iteration when time is up from the beginning', () => {
    const found = deepen(new TreeBoard(11), new TranspositionTable(10), {
      limits: { depth: 12, nodes: 1, isTimeUp: () => true },
      seed: 0,
      spread: 0,
    })
    expect(found.depth).toBe(1)
  })
})
