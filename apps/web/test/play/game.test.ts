import { test } from '@fast-check/vitest'
import { unwrap } from '@ringbreak/rules'
import { legalMoves, makeMove } from '@ringbreak/rules/hnefatafl'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  COMPUTER,
  PERSON,
  begin,
  canTakeBack,
  endingOf,
  lastPosition,
  movesOfPerson,
  playMove,
  resign,
  takeBack,
  toMove,
} from '../../src/lib/play/game.js'
import { BEGINNING, gamesOnBoard, gamesReached, played } from './arbitraries.js'

describe('a game against the computer', () => {
  it('begins with the computer to move and nothing for the person to do', () => {
    const game = begin(BEGINNING)
    expect(toMove(game)).toBe(COMPUTER)
    expect(movesOfPerson(game)).toEqual([])
    expect(canTakeBack(game)).toBe(false)
  })

  it('offers the person every legal move after the computer has moved', () => {
    const game = played('d1-d4')
    expect(toMove(game)).toBe(PERSON)
    expect(movesOfPerson(game)).toEqual(legalMoves(lastPosition(game)).map(makeMove))
  })

  it('writes captures into the plies', () => {
    const game = played('a4-b4', 'e5-e2', 'a5-b5', 'g5-g2')
    expect(game.plies).toEqual(['a4-b4', 'e5-e2', 'a5-b5', 'g5-g2xf2'])
    expect(game.captured).toEqual([[], [], [], ['f2']])
  })

  it('refuses what the rules refuse, and stays as it was', () => {
    const game = played('d1-d4')
    expect(playMove(game, 'd4-d5')).toMatchObject({ ok: false, error: { code: 'wrong-seat' } })
    expect(playMove(game, 'nonsense')).toMatchObject({ ok: false, error: { code: 'bad-move' } })
    expect(game).toEqual(played('d1-d4'))
  })

  it('given up, is won by the computer and takes no more moves', () => {
    const game = resign(played('d1-d4'))
    expect(endingOf(game)).toEqual({ winner: COMPUTER, reason: 'resignation' })
    expect(toMove(game)).toBeUndefined()
    expect(playMove(game, 'f4-i4')).toMatchObject({ ok: false, error: { code: 'game-over' } })
    expect(takeBack(game)).toBe(game)
  })
})

describe('taking back', () => {
  it('removes the person’s move while the computer still thinks', () => {
    expect(takeBack(played('d1-d4', 'f4-i4'))).toEqual(played('d1-d4'))
  })

  it('removes the person’s move and its answer', () => {
    expect(takeBack(played('d1-d4', 'f4-i4', 'h1-h4'))).toEqual(played('d1-d4'))
  })

  it('leaves a game alone in which the person has not moved', () => {
    const game = played('d1-d4')
    expect(takeBack(game)).toBe(game)
  })

  test.prop([gamesOnBoard, fc.nat(), fc.nat()])('undoes exactly what was played', (game, choice, answer) => {
    const moves = movesOfPerson(game)
    fc.pre(moves.length > 0)
    const moved = unwrap(playMove(game, moves[choice % moves.length]!))
    expect(takeBack(moved)).toEqual(game)
    const answers = legalMoves(lastPosition(moved))
    if (answers.length === 0) return
    const answered = unwrap(playMove(moved, makeMove(answers[answer % answers.length]!)))
    expect(takeBack(answered)).toEqual(game)
  })
})

describe('after any sequence of commands', () => {
  test.prop([gamesReached])('positions, plies and captures belong together', (game) => {
    expect(game.positions).toHaveLength(game.plies.length + 1)
    expect(game.captured).toHaveLength(game.plies.length)
    expect(game.positions[0]).toEqual(begin(game).positions[0])
    for (const [ply, { sideToMove }] of game.positions.entries()) {
      expect(sideToMove).toBe(ply % 2 === 0 ? COMPUTER : PERSON)
    }
  })

  test.prop([gamesReached])('either somebody moves or somebody has won', (game) => {
    expect(toMove(game) === undefined).toBe(endingOf(game) !== undefined)
    expect(movesOfPerson(game).length > 0).toBe(toMove(game) === PERSON)
  })
})
