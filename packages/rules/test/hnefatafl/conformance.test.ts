import { describe, expect, it } from 'vitest'
import { unwrap } from '../../src/core/result.js'
import { MAX_MOVES, boardOf, generate } from '../../src/hnefatafl/core.js'
import type { Board } from '../../src/hnefatafl/core.js'
import {
  game,
  legalMoves,
  makeMove,
  makePosition,
  outcome,
  parseMove,
  parsePosition,
  play,
  start,
  turn,
  type Position,
} from '../../src/hnefatafl/index.js'
import { perft } from '../../src/testing/perft.js'
import { json, lines } from './conformance.js'

interface Case {
  rule: string
  position: string
  move: string
  legal: boolean
  captured?: string[]
  outcome?: { winner: number; reason: string } | null
  after?: string
}

const read = (text: string): Position => unwrap(parsePosition(text))
const moveTexts = (position: Position): string[] => legalMoves(position).map(makeMove).sort()

describe('cases', () => {
  it.each(json('cases.json') as readonly Case[])('$rule: $move on $position', (row) => {
    const position = read(row.position)
    const result = play(position, unwrap(parseMove(row.move)))
    expect(moveTexts(position).includes(row.move)).toBe(row.legal)
    expect(result.ok).toBe(row.legal)
    if (!result.ok) return
    const { value } = result
    expect([...value.captured].sort()).toEqual([...row.captured!].sort())
    // A position without its king has no text that could be read back, and the data give none.
    if (row.after === undefined) expect(makePosition(value.position)).not.toContain('K')
    else expect(makePosition(value.position)).toBe(row.after)
    const expected = row.outcome ? { reason: row.outcome.reason, winners: [row.outcome.winner] } : undefined
    expect(value.outcome).toEqual(expected)
    expect(outcome(value.position)).toEqual(expected)
    if (expected) {
      expect(turn(value.position)).toBeUndefined()
      expect(legalMoves(value.position)).toEqual([])
    }
  })
})

describe('positions', () => {
  const describeMove = (position: Position, text: string): string => {
    const { captured, outcome: ended } = unwrap(play(position, unwrap(parseMove(text))))
    const taken = [...captured].sort().map((square) => `x${square}`)
    const end = ended ? `=${ended.winners[0] === 0 ? 'attackers' : 'defenders'}:${ended.reason}` : ''
    return text + taken.join('') + end
  }
  const sortCaptures = (text: string): string => {
    const [moves, end] = text.split('=')
    const [move, ...taken] = moves!.split('x')
    return [move, ...taken.sort()].join('x') + (end === undefined ? '' : `=${end}`)
  }

  it.each(lines('positions.jsonl') as readonly { position: string; moves: string[] }[])(
    '$position',
    ({ position, moves }) => {
      const read_ = read(position)
      expect(
        moveTexts(read_)
          .map((text) => describeMove(read_, text))
          .sort(),
      ).toEqual(moves.map(sortCaptures).sort())
    },
  )
})

describe('perft', () => {
  const count = (board: Board, depth: number): number => {
    if (depth === 0) return 1
    if (board.ended) return 0
    const moves = new Uint16Array(MAX_MOVES)
    let leaves = 0
    for (const move of moves.subarray(0, generate(board, moves))) {
      board.make(move)
      leaves += count(board, depth - 1)
      board.unmake()
    }
    return leaves
  }
  const rows = json('perft.json') as readonly { name: string; position: string; leaves: number[] }[]

  it.each(rows)('of the core: $name', ({ position, leaves }) => {
    const board = boardOf(read(position))
    expect(leaves.map((_, i) => count(board, i + 1))).toEqual(leaves)
  })

  it.each(rows)('of the contract, two plies deep: $name', ({ position, leaves }) => {
    expect([1, 2].map((depth) => perft(game, read(position), depth))).toEqual(leaves.slice(0, 2))
  })
})

describe('repetition', () => {
  interface Row {
    moves: string[]
    refusedNext: string | null
    legalCount: number
    barredByRepetition: string[]
  }
  it.each(json('repetition.json') as readonly Row[])(
    'after $moves',
    ({ moves, refusedNext, legalCount, barredByRepetition }) => {
      const position = moves.reduce(
        (before, text) => unwrap(play(before, unwrap(parseMove(text)))).position,
        start(),
      )
      const legal = moveTexts(position)
      expect(legal).toHaveLength(legalCount)
      for (const text of [...barredByRepetition, ...(refusedNext === null ? [] : [refusedNext])]) {
        expect(legal).not.toContain(text)
        const refused = play(position, unwrap(parseMove(text)))
        expect(refused.ok ? undefined : refused.error.code).toBe('repetition')
      }
      const forgetful = read(makePosition(position))
      expect(moveTexts(forgetful).filter((text) => !legal.includes(text))).toEqual(
        [...barredByRepetition].sort(),
      )
    },
  )
})

describe('refusals', () => {
  it.each(json('refusals.json') as readonly { what: string; text: string; why: string }[])(
    '$what $text: $why',
    ({ what, text }) => {
      const result = what === 'parsePosition' ? parsePosition(text) : parseMove(text)
      expect(result.ok ? undefined : result.error.code).toBe(
        what === 'parsePosition' ? 'bad-position' : 'bad-move',
      )
    },
  )
})
