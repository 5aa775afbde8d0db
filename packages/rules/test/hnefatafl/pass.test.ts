import { expect, it } from 'vitest'
import { unwrap } from '../../src/index.js'
import { boardOf, generate, MAX_MOVES, pass } from '../../src/hnefatafl/core.js'
import { parsePosition } from '../../src/hnefatafl/index.js'

const men = '/11/11/2t2T5/11/11/11/11/2t8/11/2K8/1tt8/'
const boardWith = (side: 'a' | 'd') => boardOf(unwrap(parsePosition(`${men} ${side}`)))

it('passing the turn gives the board of the other side, hash and moves', () => {
  const board = boardWith('a')
  const other = boardWith('d')
  pass(board)
  expect([board.sideToMove, board.hashLow, board.hashHigh]).toEqual([
    other.sideToMove,
    other.hashLow,
    other.hashHigh,
  ])
  const moves = new Uint16Array(MAX_MOVES)
  const others = new Uint16Array(MAX_MOVES)
  expect(moves.subarray(0, generate(board, moves))).toEqual(others.subarray(0, generate(other, others)))
})

it('passing it twice changes nothing', () => {
  const board = boardWith('d')
  pass(board)
  pass(board)
  expect(board).toEqual(boardWith('d'))
})
