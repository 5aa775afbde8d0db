import { describe, expect, it } from 'vitest'
import { unwrap } from '../../src/core/result.js'
import { MAX_MOVES, boardOf, generate, packMove, squareNamed } from '../../src/hnefatafl/core.js'
import {
  evidence,
  isKingThreatened,
  legalMoves,
  makeMove,
  outcome,
  parseMove,
  parsePosition,
  play,
  start,
  turn,
  type Position,
  type SquareName,
} from '../../src/hnefatafl/index.js'

const read = (text: string): Position => unwrap(parsePosition(text))
const playText = (position: Position, text: string) => unwrap(play(position, unwrap(parseMove(text))))
const playAll = (position: Position, moves: string): Position =>
  moves.split(' ').reduce((before, text) => playText(before, text).position, position)
const refusalOf = (position: Position, text: string): string | undefined => {
  const result = play(position, unwrap(parseMove(text)))
  return result.ok ? undefined : result.error.code
}

const packed = (text: string): number => {
  const { from, to } = unwrap(parseMove(text))
  return packMove(squareNamed(from)!, squareNamed(to)!)
}

describe('encirclement', () => {
  it('comes about when the last defender outside the ring is taken', () => {
    const before = read('/11/11/3t7/2tKt6/3t7/11/11/t10/T10/2t8/11/ a')
    expect(outcome(before)).toBeUndefined()
    const { captured, outcome: end } = playText(before, 'c10-a10')
    expect(captured).toEqual(['a9'])
    expect(end).toEqual({ reason: 'encirclement', winners: [0] })
  })

  it('is told from a position alone, and shown by the attackers of the ring', () => {
    const position = read('/11/11/4tt5/3tTKt4/4tt5/11/t10/11/11/11/11/ d')
    expect(outcome(position)).toEqual({ reason: 'encirclement', winners: [0] })
    expect(turn(position)).toBeUndefined()
    expect([...evidence(position).men].sort()).toEqual(['d4', 'e3', 'e5', 'f3', 'f5', 'g4'])
  })
})

describe('the evidence', () => {
  it('of a fort is its wall and its inside', () => {
    const position = read('/2TK1T5/3TT6/11/11/11/11/11/t9t/11/11/11/ a')
    expect(outcome(position)).toEqual({ reason: 'edge-fort', winners: [1] })
    const { men, region } = evidence(position)
    expect([...men].sort()).toEqual(['c1', 'd2', 'e2', 'f1'])
    expect([...region].sort()).toEqual(['d1', 'e1'])
  })

  it('of a captured king is what closed him in, the empty throne included', () => {
    const before = read('/11/5t5/11/11/4tKt4/11/11/7T3/11/11/11/ a')
    const { position, captured } = playText(before, 'f2-f4')
    expect(captured).toEqual(['f5'])
    expect([...evidence(position, captured as SquareName[]).men].sort()).toEqual(['e5', 'f4', 'f6', 'g5'])
  })

  it('of a running game is empty', () => {
    expect(evidence(start())).toEqual({ men: [], region: [] })
  })
})

describe('a threatened king', () => {
  const threatened = '/11/11/11/3t7/2tK7/3t7/11/4t6/11/11/11/'
  it.each(['a', 'd'])('is one that falls to the next attacker move, whoever is to move: %s', (side) => {
    expect(isKingThreatened(read(`${threatened} ${side}`))).toBe(true)
  })

  it('is not one with two attackers beside him', () => {
    expect(isKingThreatened(read('/11/11/11/11/2tK7/3t7/11/4t6/11/11/11/ d'))).toBe(false)
    expect(isKingThreatened(start())).toBe(false)
  })
})

describe('repetition', () => {
  it('does not bar a move that would take a man of the board it resembles', () => {
    // The attacker comes to stand safely between two defenders; one leaves, and by coming back takes him.
    const before = read('/11/11/2T1T6/11/3t7/5K5/11/11/11/t10/11/ a')
    const position = playAll(before, 'd5-d3 f6-f7 a10-b10 e3-e4 b10-a10')
    expect(legalMoves(position).map(makeMove)).toContain('e4-e3')
    expect(playText(position, 'e4-e3').captured).toEqual(['d3'])
  })

  it('begins anew with a capture, and is remembered before it', () => {
    const barred = playAll(start(), 'f2-f3 f4-g4 f3-f2')
    expect(refusalOf(barred, 'g4-f4')).toBe('repetition')
    expect(barred.history.length).toBeGreaterThan(1)
    const captured = playText(read('/11/4t6/11/11/2tT7/5K5/11/7T3/11/11/11/ a'), 'e2-e5')
    expect(captured.position.history).toEqual([])
  })

  it('is known again when a capture is unmade', () => {
    const before = read('/11/11/2T1T6/11/3t7/5K5/11/11/11/t10/11/ a')
    const position = playAll(before, 'd5-d3 f6-f7 a10-b10 e3-e4 b10-a10 f7-f8 a10-b10')
    const [capture, back] = ['e4-e3', 'f8-f7'].map((text) => packed(text)) as [number, number]
    const board = boardOf(position)
    board.make(capture)
    expect(board.capturedCount).toBe(1)
    board.unmake()
    const moves = new Uint16Array(MAX_MOVES)
    const legal = moves.subarray(0, generate(board, moves))
    expect(legal).toContain(capture)
    expect(legal).not.toContain(back)
  })

  it('survives JSON, and is dropped by the text', () => {
    const position = playAll(start(), 'f2-f3 f4-g4 f3-f2')
    expect(refusalOf(JSON.parse(JSON.stringify(position)) as Position, 'g4-f4')).toBe('repetition')
  })

  it('can leave a side without a move, which then loses', () => {
    // The king has three squares and an attacker goes to and fro: after six boards at most every way is barred.
    let position = read('/2t1K1t4/3ttt5/11/11/11/11/11/11/11/10t/11/ d')
    for (let ply = 0; turn(position) !== undefined; ply++) {
      expect(ply).toBeLessThan(20)
      const toAndFro = ply % 4 === 1 ? 'k10-k9' : 'k9-k10'
      const move = position.sideToMove === 1 ? legalMoves(position)[0]! : unwrap(parseMove(toAndFro))
      position = unwrap(play(position, move)).position
    }
    expect(outcome(position)).toEqual({ reason: 'no-moves', winners: [0] })
  })
})

describe('refusals', () => {
  it.each([
    ['d2-d3', 'no-man'],
    ['f4-e4', 'wrong-seat'],
    ['d1-e2', 'not-in-line'],
    ['d1-d1', 'not-in-line'],
    ['d1-f1', 'blocked'],
    ['d1-e1', 'blocked'],
    ['d1-a1', 'reserved-square'],
  ])('of %s from the start: %s', (text, code) => {
    expect(refusalOf(start(), text)).toBe(code)
  })

  it('name the throne when it is free, and the man on it when it is not', () => {
    expect(refusalOf(read('/11/11/2K8/11/11/t10/11/11/11/11/11/ a'), 'a6-f6')).toBe('reserved-square')
    expect(refusalOf(read('/11/11/11/11/11/t4K5/11/11/11/11/11/ a'), 'a6-f6')).toBe('blocked')
  })

  it('come before everything else when the game is over', () => {
    const { position } = playText(read('/5K5/11/11/11/t10/11/11/7T3/11/11/11/ d'), 'f1-k1')
    expect(refusalOf(position, 'b2-c4')).toBe('game-over')
  })

  it.each([undefined, null, 7, 'd1-d4', {}, { from: 'd1' }, { from: 'd1', to: 'z9' }, { from: 'd1', to: 4 }])(
    'of what is no move: %j',
    (move) => {
      const result = play(start(), move as never)
      expect(result.ok ? undefined : result.error.code).toBe('bad-move')
    },
  )

  it.each([undefined, null, 7, {}])('of what is no text: %j', (text) => {
    expect(parsePosition(text as never)).toMatchObject({ ok: false, error: { code: 'bad-position' } })
    expect(parseMove(text as never)).toMatchObject({ ok: false, error: { code: 'bad-move' } })
  })
})
