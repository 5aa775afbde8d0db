import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parsePly, unwrap } from '../../src/index.js'
import { outcome, parseMove, play, start, type Position } from '../../src/hnefatafl/index.js'

const file = process.env['RINGBREAK_GAMES']

interface Replayed {
  readonly end: Position
  readonly plies: number
  readonly stoppedByRepetition: boolean
  readonly captured: readonly [byAttackers: number, byDefenders: number]
}

/** Plays a recorded game, checking each ply, up to its end or the first repetition (it was not enforced where they were played). */
function replayRecorded(texts: readonly string[]): Replayed {
  let position = start()
  const captured: [number, number] = [0, 0]
  for (const [ply, text] of texts.entries()) {
    const { move, captures } = parsePly(text)
    const result = play(position, unwrap(parseMove(move)))
    if (!result.ok && result.error.code === 'repetition') {
      return { end: position, plies: ply, stoppedByRepetition: true, captured }
    }
    const value = unwrap(result)
    const kingFell = value.outcome?.reason === 'king-captured'
    const men = value.captured.filter((square) => !kingFell || captures.includes(square))
    expect(new Set(captures), `ply ${ply + 1}: ${text}`).toEqual(new Set(men))
    // A capture that is written twice was counted twice where the games were recorded.
    captured[position.sideToMove] += captures.length
    expect(value.outcome === undefined || ply === texts.length - 1, `over before its last ply: ${text}`).toBe(
      true,
    )
    position = value.position
  }
  return { end: position, plies: texts.length, stoppedByRepetition: false, captured }
}

/** A game of our own, in the form of the recorded ones: moves with captures, men taken by each side, winner. */
const OWN_GAME =
  'f2-g2 d6-d5 g2-g4 h6-h10 a4-e4xf4 e7-c7 a7-b7 h10-h7 h1-h5 d5-d4 h11-h10 d4-a4 d11-d7xc7 ' +
  'f5-f4 h10-h8 a4-d4xe4 h8-h9 h7-h6 k7-h7xh6 f8-j8 a8-i8xj8 d4-d2 d7-d3xd2 g7-g9 f10-f9xg9 ' +
  'g6-h6 e1-e4xf4 e6-e8 b6-e6xe5 e8-h8xh7 g11-g6xg5 h8-g8 h9-h7xh6 f6-f4 f9-f8xf7 f4-f6 i8-h8xg8 ' +
  'f6-f4 h7-d7 f4-f2 k4-i4 f2-k2 h5-c5 k2-k1,12,2,White'

// Recorded tournament games are no part of the project: who has some names their file in RINGBREAK_GAMES.
const rows = [OWN_GAME, ...(file === undefined ? [] : readFileSync(file, 'utf8').trim().split(/\r?\n/))]

describe('recorded games', () => {
  it.each(rows.map((row, i) => ({ number: i + 1, row })))('$number', ({ row }) => {
    const [moves = '', byAttackers, byDefenders, winner] = row.split(',')
    // A game that ended on time says so in the place of a last move.
    const plies = moves.split(' ').filter((text) => text !== 'timeout')
    const { end, stoppedByRepetition, captured } = replayRecorded(plies)
    if (stoppedByRepetition) return
    const result = outcome(end)
    expect(captured).toEqual([Number(byAttackers), Number(byDefenders)])
    if (result !== undefined) expect(winner).toBe(result.winners[0] === 0 ? 'Black' : 'White')
  })
})
