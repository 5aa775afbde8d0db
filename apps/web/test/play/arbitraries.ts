import { unwrap } from '@ringbreak/rules'
import { legalMoves, makeMove } from '@ringbreak/rules/hnefatafl'
import fc from 'fast-check'
import {
  begin,
  lastPosition,
  playMove,
  resign,
  takeBack,
  toMove,
  type PlayedGame,
} from '../../src/lib/play/game.js'
import { LEVELS } from '../../src/lib/play/level.js'

export const BEGINNING = { level: 'easy', seed: 7, date: '2026-12-01' } as const

/** The game after a line of moves. */
export const played = (...moves: readonly string[]): PlayedGame =>
  moves.reduce((game, move) => unwrap(playMove(game, move)), begin(BEGINNING))

const beginnings = fc
  .record({ level: fc.constantFrom(...LEVELS), seed: fc.nat({ max: 2 ** 32 - 1 }) })
  .map((given) => ({ ...given, date: BEGINNING.date }))

type Command = number | 'take-back' | 'resign'

/** Plays one of the legal moves by its number; an ended game stays as it is. */
const follow = (game: PlayedGame, command: Command): PlayedGame => {
  if (command === 'take-back') return takeBack(game)
  if (command === 'resign') return resign(game)
  const moves = toMove(game) === undefined ? [] : legalMoves(lastPosition(game))
  return moves.length === 0 ? game : unwrap(playMove(game, makeMove(moves[command % moves.length]!)))
}

const commands = (...others: readonly Command[]): fc.Arbitrary<readonly Command[]> =>
  fc.array(
    fc.oneof({ weight: 9, arbitrary: fc.nat() }, { weight: 1, arbitrary: fc.constantFrom(...others) }),
    { maxLength: 60, size: 'max' },
  )

const gamesAfter = (sequences: fc.Arbitrary<readonly Command[]>): fc.Arbitrary<PlayedGame> =>
  fc.tuple(beginnings, sequences).map(([beginning, sequence]) => sequence.reduce(follow, begin(beginning)))

/** Any game that a sequence of commands leads to, given up or not. */
export const gamesReached = gamesAfter(commands('take-back', 'resign'))
/** Those that were not given up. */
export const gamesOnBoard = gamesAfter(commands('take-back'))
