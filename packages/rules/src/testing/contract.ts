import fc from 'fast-check'
import type { Game } from '../core/game.js'
import { unwrap } from '../core/result.js'
import { playouts, type Step } from './arbitraries.js'

/** A property of the contract, for any test runner: `check` throws when it does not hold. */
export interface ContractProperty {
  readonly name: string
  readonly check: () => void
}

/**
 * What every game without chance owes its users, whatever its rules.
 * @param first positions to play on from: more than the start, where that leads nowhere interesting
 */
export function contractSuite<Position, Move>(
  game: Game<Position, Move>,
  first: fc.Arbitrary<Position>,
): readonly ContractProperty[] {
  const games = playouts(game, first, 24)
  const property = (name: string, check: (step: Step<Position, Move>) => void): ContractProperty => ({
    name,
    check: () => {
      fc.assert(
        fc.property(games, (steps) => {
          steps.forEach(check)
        }),
      )
    },
  })
  return [
    property('a position is plain data: JSON and structuredClone give it back', ({ after }) => {
      equal(JSON.parse(JSON.stringify(after)), after)
      equal(structuredClone(after), after)
      equal(game.legalMoves(structuredClone(after)), game.legalMoves(after))
    }),
    property('the text of a running position leads back to it', ({ before }) => {
      const again = unwrap(game.parsePosition(game.makePosition(before)))
      equal(game.positionKey(again), game.positionKey(before))
      equal(game.turn(again), game.turn(before))
    }),
    property('the text of a move leads back to it', ({ before }) => {
      for (const move of game.legalMoves(before)) equal(unwrap(game.parseMove(game.makeMove(move))), move)
    }),
    property('no two legal moves have the same text', ({ before }) => {
      const moves = game.legalMoves(before)
      equal(new Set(moves.map(game.makeMove)).size, moves.length)
    }),
    property('playing leaves the given position untouched', ({ before, move, after }) => {
      const frozen = deepFreeze(structuredClone(before))
      equal(unwrap(game.play(frozen, move)).position, after)
      equal(frozen, before)
    }),
    property('the end that a ply tells is the end of its position', ({ before, move, after }) => {
      equal(unwrap(game.play(before, move)).outcome, game.outcome(after))
    }),
    property('a game is over when nobody is to move, and nobody has a move then', ({ after }) => {
      const over = game.outcome(after) !== undefined
      equal(game.turn(after) === undefined, over)
      equal(game.legalMoves(after).length === 0, over)
    }),
    property('after the end every move is refused', ({ after, move }) => {
      if (game.outcome(after) === undefined) return
      const refused = game.play(after, move)
      equal(refused.ok ? undefined : refused.error.code, 'game-over')
    }),
  ]
}

function equal(actual: unknown, expected: unknown): void {
  const [left, right] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (left !== right) throw new Error(`${left} instead of ${right}`)
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze)
  return value
}
