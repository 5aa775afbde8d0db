import type { Mark } from '@ringbreak/board'
import { unwrap } from '@ringbreak/rules'
import { makePosition, parseMove, parsePosition, play } from '@ringbreak/rules/hnefatafl'
import { describe, expect, it } from 'vitest'
import { begin, resign, type PlayedGame } from '../../src/lib/play/game.js'
import {
  boardText,
  capturedBefore,
  marksOfEnd,
  plyBefore,
  positionAt,
  threatenedKing,
} from '../../src/lib/play/view.js'
import { BEGINNING, played } from './arbitraries.js'

/** A game that is one move long, from any position. */
function oneMove(text: string, move: string): PlayedGame {
  const before = unwrap(parsePosition(text))
  const { position, captured, outcome } = unwrap(play(before, unwrap(parseMove(move))))
  return {
    ...begin(BEGINNING),
    plies: [move],
    positions: [before, position],
    captured: [captured],
    ...(outcome && { outcome }),
  }
}

const squares = (game: PlayedGame, kind: Mark['kind']): readonly string[] =>
  marksOfEnd(game)
    .filter((mark) => mark.kind === kind)
    .map(({ square }) => square)
    .sort()

describe('why a game ended is drawn', () => {
  it('the corner that the king reached', () => {
    const game = oneMove('/11/11/11/11/K10/11/11/11/11/11/5t5/ d', 'a5-a1')
    expect(marksOfEnd(game)).toEqual([{ square: 'a1', kind: 'good' }])
  })

  it('the captors of the king, and where he fell', () => {
    const game = oneMove('/11/11/11/2t8/1tKt7/11/2t8/11/11/11/5T5/ a', 'c7-c6')
    expect(squares(game, 'captor')).toEqual(['b5', 'c4', 'c6', 'd5'])
    expect(squares(game, 'fallen-king')).toEqual(['c5'])
  })

  it('the ring', () => {
    const game = oneMove('/11/11/11/5t5/4t1t4/3t1K1t3/4t1t4/11/11/11/5t5/ a', 'f11-f8')
    expect(squares(game, 'ring')).toEqual(['d6', 'e5', 'e7', 'f4', 'f8', 'g5', 'g7', 'h6'])
  })

  it('the fort and its inside', () => {
    const game = oneMove('/3T1KT4/4T6/5T5/11/11/11/11/11/11/11/5t5/ d', 'f3-f2')
    expect(squares(game, 'fort')).toEqual(['d1', 'e2', 'f2', 'g1'])
    expect(squares(game, 'region')).toEqual(['e1', 'f1'])
  })

  it('nothing while the game runs, or when it was given up', () => {
    expect(marksOfEnd(played('d1-d4'))).toEqual([])
    expect(marksOfEnd(resign(played('d1-d4')))).toEqual([])
  })
})

describe('what the board shows of a game', () => {
  const game = played('a4-b4', 'e5-e2', 'a5-b5', 'g5-g2')

  it('the ply that led to a position, with what it took', () => {
    expect(plyBefore(game, 0)).toBeUndefined()
    expect(plyBefore(game, 1)).toEqual({ move: 'a4-b4', captured: [] })
    expect(plyBefore(game, 4)).toEqual({ move: 'g5-g2', captured: ['f2'] })
  })

  it('how many men of each side had fallen', () => {
    expect(capturedBefore(game, 3)).toEqual({ attacker: 0, defender: 0 })
    expect(capturedBefore(game, 4)).toEqual({ attacker: 1, defender: 0 })
  })

  it('the position as text', () => {
    expect(boardText(positionAt(game, 0))).toBe(makePosition(game.positions[0]))
  })

  it('the king whom the next move of the attackers could take', () => {
    const text = '/11/11/11/2t8/1tKt7/11/2t8/11/11/11/5T5/ d'
    expect(threatenedKing(unwrap(parsePosition(text)))).toBe('c5')
    expect(threatenedKing(game.positions[0])).toBeUndefined()
  })
})
