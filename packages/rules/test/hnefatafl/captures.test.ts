import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  MAX_MOVES,
  ON_EDGE,
  RUNNING,
  boardOf,
  generate,
  generateCaptures,
  seemsToCapture,
  toOf,
} from '../../src/hnefatafl/core.js'
import { firstPositions } from './positions.js'

describe('the capturing moves', () => {
  it('are legal moves that capture, and all of those that do without a shieldwall', () => {
    fc.assert(
      fc.property(firstPositions, (position) => {
        const board = boardOf(position)
        if (board.ended !== RUNNING) return
        const buffer = new Uint16Array(MAX_MOVES)
        const legal = [...buffer.subarray(0, generate(board, buffer))]
        const capturing = new Set(buffer.subarray(0, generateCaptures(board, buffer)))
        for (const move of legal) {
          const seems = seemsToCapture(board, move)
          board.make(move)
          const takes = board.capturedCount > 0
          const takesKing = board.king === 0
          board.unmake()
          if (ON_EDGE[toOf(move)] === 0) expect(capturing.has(move)).toBe(takes)
          else if (capturing.has(move)) expect(takes).toBe(true)
          if (ON_EDGE[toOf(move)] === 0 && !takesKing) expect(seems).toBe(takes)
        }
        expect([...capturing].filter((move) => !legal.includes(move))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})
