import { describe, expect, it } from 'vitest'
import { unwrap } from '@ringbreak/rules'
import { legalMoves, makeMove, outcome, parseMove, play, type Position } from '@ringbreak/rules/hnefatafl'
import { MAX_MOVES, RUNNING, boardOf, generate, type Board } from '@ringbreak/rules/hnefatafl/core'
import { searchSync } from '../../src/hnefatafl/index.js'
import { HnefataflSearchBoard } from '../../src/hnefatafl/searchBoard.js'
import { read, rows } from './positions.js'

const sideName = (position: Position): string => (position.sideToMove === 0 ? 'attackers' : 'defenders')

describe('a win with the next move', () => {
  const won = rows.filter(({ position, moves }) =>
    moves.some((move) => move.includes(`=${sideName(read(position))}:`)),
  )

  it('is there in many of the positions', () => {
    expect(won.length).toBeGreaterThan(50)
  })

  it.each(won)('is seen on $position', ({ position, moves }) => {
    const { move, score } = searchSync(read(position), { depth: 1 })
    expect(score).toEqual({ kind: 'win', plies: 1 })
    expect(
      moves.find((text) => text.startsWith(`${makeMove(move)}x`) || text.startsWith(`${makeMove(move)}=`)),
    ).toMatch(`=${sideName(read(position))}:`)
  })
})

describe('a win or loss a few moves away', () => {
  /** Plies to the forced win of the side to move, up to `most` (odd), by trying everything; undefined when there is none. */
  const winIn = (board: Board, most: number): number | undefined => {
    const moves = new Uint16Array(MAX_MOVES)
    const legal = moves.subarray(0, generate(board, moves))
    const side = board.sideToMove
    for (let plies = 1; plies <= most; plies += 2) {
      for (const move of legal) {
        board.make(move)
        const won =
          board.ended === RUNNING
            ? plies > 1 && losesIn(board, plies - 1)
            : new HnefataflSearchBoard(board).winner === side
        board.unmake()
        if (won) return plies
      }
    }
    return undefined
  }
  const losesIn = (board: Board, plies: number): boolean => {
    const moves = new Uint16Array(MAX_MOVES)
    return moves.subarray(0, generate(board, moves)).every((move) => {
      board.make(move)
      const side = board.sideToMove
      const lost =
        board.ended === RUNNING
          ? winIn(board, plies - 1) !== undefined
          : new HnefataflSearchBoard(board).winner === side
      board.unmake()
      return lost
    })
  }
  const tried = rows
    .filter(({ position, moves }) => outcome(read(position)) === undefined && moves.length < 60)
    .map(({ position }) => ({ position, plies: winIn(boardOf(read(position)), 3) }))
  const inThree = tried.filter(({ plies }) => plies === 3)

  it('is there in some of the positions', () => {
    expect(inThree.length).toBeGreaterThan(3)
  })

  it.each(inThree)('is seen on $position', ({ position }) => {
    expect(searchSync(read(position), { nodes: 100_000 }).score).toEqual({ kind: 'win', plies: 3 })
  })

  it.each(tried.filter(({ plies }) => plies === undefined))('is not claimed on $position', ({ position }) => {
    const { score } = searchSync(read(position), { depth: 3 })
    expect(score.kind === 'win' && score.plies <= 3).toBe(false)
  })

  it('is played out as told, by both sides', () => {
    const ends = new Set<string>()
    for (const { position } of rows) {
      const before = read(position)
      if (outcome(before) !== undefined) continue
      const { score, pv } = searchSync(before, { nodes: 2_000 })
      if (score.kind === 'value') continue
      const end = outcome(pv.reduce((at, move) => unwrap(play(at, move)).position, before))
      expect(pv).toHaveLength(score.plies)
      const winner = score.kind === 'win' ? before.sideToMove : 1 - before.sideToMove
      expect(end?.winners).toEqual([winner])
      ends.add(`${score.kind} ${end?.reason ?? ''}`)
    }
    const wins = ['corner', 'king-captured', 'edge-fort', 'encirclement', 'no-moves'].map(
      (end) => `win ${end}`,
    )
    expect([...ends]).toEqual(expect.arrayContaining([...wins, 'loss corner', 'loss edge-fort']))
  })
})

describe('forced defences', () => {
  it('the attackers block the way to a corner', () => {
    const position = read('/2t8/4t6/9t1/1t9/t9t/11/K7t2/11/3t7/9t1/2t5t2/ a')
    const { move } = searchSync(position, { nodes: 10_000 })
    const next = unwrap(play(position, move)).position
    const corner = legalMoves(next).filter(({ to }) => ['a1', 'a11', 'k1', 'k11'].includes(to))
    expect(legalMoves(position).some(({ to }) => to === 'a11')).toBe(false)
    expect(corner).toEqual([])
  })

  it('the defenders save a king with one side left', () => {
    const position = read('/11/11/11/3t7/2tKT6/3t7/11/4t6/11/T9t/11/ d')
    const { move, score } = searchSync(position, { nodes: 10_000 })
    expect(score.kind).not.toBe('loss')
    const next = unwrap(play(position, move)).position
    expect(searchSync(next, { depth: 1 }).score).not.toEqual({ kind: 'win', plies: 1 })
  })
})

it('the text of a found move is one that the rules read', () => {
  const { move } = searchSync(read(rows[0]!.position), { depth: 1 })
  expect(unwrap(parseMove(makeMove(move)))).toEqual(move)
})
