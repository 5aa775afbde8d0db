import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unwrap } from '../../src/core/result.js'
import {
  MAX_MOVES,
  RUNNING,
  boardOf,
  generate,
  nameOf,
  squareNamed,
  type Board,
} from '../../src/hnefatafl/core.js'
import {
  FILES,
  SIZE,
  game,
  isSquareName,
  legalMoves,
  makeMove,
  makePosition,
  menOf,
  outcome,
  parsePosition,
  play,
  positionKey,
  start,
  type ManLetter,
  type Move,
  type Position,
  type SquareName,
} from '../../src/hnefatafl/index.js'
import { makeBoard } from '../../src/hnefatafl/notation.js'
import { SQUARES, fileOf, rankOf, squareAt } from '../../src/hnefatafl/square.js'
import { playouts } from '../../src/testing/index.js'
import { crampedPositions, firstPositions } from './positions.js'

const games = playouts(game, firstPositions, 24)
const squares = SQUARES.map(nameOf)

const withHistory = playouts(game, crampedPositions, 30).map((steps) => steps.at(-1)?.before ?? start())

const movesOn = (board: Board): Uint16Array => {
  const moves = new Uint16Array(MAX_MOVES)
  return moves.subarray(0, board.ended === RUNNING ? generate(board, moves) : 0)
}

/** Everything of a board that a reader can see, the order of the men aside. */
const snapshot = (board: Board) => ({
  cells: [...board.cells],
  men: ([0, 1] as const).map((side) =>
    Array.from({ length: board.count(side) }, (_, i) => board.man(side, i)).sort((a, b) => a - b),
  ),
  sideToMove: board.sideToMove,
  king: board.king,
  hash: [board.hashLow, board.hashHigh],
  ended: board.ended,
  ply: board.ply,
  moves: [...movesOn(board)].sort((a, b) => a - b),
})

describe('play', () => {
  it('moves one man, and the men that are gone are the captured ones of the other side', () => {
    fc.assert(
      fc.property(games, (steps) => {
        for (const { before, move, after, captured } of steps) {
          const expected = new Map(menOf(before))
          const mover = expected.get(move.from)!
          expected.delete(move.from)
          expected.set(move.to, mover)
          for (const square of captured as SquareName[]) {
            expect(expected.get(square) === 'attacker').toBe(mover !== 'attacker')
            expected.delete(square)
          }
          expect(new Map([...menOf(after)].sort())).toEqual(new Map([...expected].sort()))
        }
      }),
    )
  })

  it('accepts the legal moves and no others', () => {
    fc.assert(
      fc.property(
        firstPositions,
        fc.array(fc.constantFrom(...squares), { minLength: 8 }),
        (position, some) => {
          const legal = new Set(legalMoves(position).map(makeMove))
          for (const from of [...menOf(position).keys(), ...some]) {
            for (const to of some) {
              expect(play(position, { from, to }).ok).toBe(legal.has(makeMove({ from, to })))
            }
          }
        },
      ),
      { numRuns: 30 },
    )
  })

  it('bars exactly the defender moves that bring back a board of this game', () => {
    fc.assert(
      fc.property(playouts(game, crampedPositions, 60), (steps) => {
        const seen = new Set(steps[0] && [positionKey(steps[0].before)])
        for (const { before, after } of steps) {
          const forgetful = unwrap(parsePosition(makePosition(before)))
          const legal = new Set(legalMoves(before).map(makeMove))
          for (const move of legalMoves(forgetful)) {
            const key = positionKey(unwrap(play(forgetful, move)).position)
            const barred = before.sideToMove === 1 && seen.has(key)
            expect(legal.has(makeMove(move))).toBe(!barred)
            if (barred) expect(play(before, move)).toMatchObject({ ok: false, error: { code: 'repetition' } })
          }
          seen.add(positionKey(after))
        }
      }),
      { numRuns: 25 },
    )
  })
})

describe('the core', () => {
  it('is unchanged by making and unmaking moves, its hash and its history too', () => {
    fc.assert(
      fc.property(
        fc.oneof(firstPositions, withHistory),
        fc.array(fc.nat(), { maxLength: 12 }),
        (position, choices) => {
          const board = boardOf(position)
          const stack: unknown[] = []
          for (const choice of choices) {
            const moves = movesOn(board)
            if (moves.length === 0) break
            stack.push(snapshot(board))
            board.make(moves[choice % moves.length]!)
          }
          while (stack.length > 0) {
            board.unmake()
            expect(snapshot(board)).toEqual(stack.pop())
          }
        },
      ),
    )
  })

  it('after moves is the board of the position they lead to', () => {
    fc.assert(
      fc.property(games, (steps) => {
        const board = steps[0] && boardOf(steps[0].before)
        for (const { move, after } of steps) {
          board!.make((squareNamed(move.from)! << 8) | squareNamed(move.to)!)
          const expected = { ...snapshot(boardOf(after)), ply: board!.ply }
          expect(snapshot(board!)).toEqual(expected)
        }
      }),
    )
  })
})

describe('the eight symmetries of the board', () => {
  const last = SIZE - 1
  const symmetries: readonly ((file: number, rank: number) => readonly [number, number])[] = [
    (f, r) => [f, r],
    (f, r) => [last - f, r],
    (f, r) => [f, last - r],
    (f, r) => [last - f, last - r],
    (f, r) => [r, f],
    (f, r) => [last - r, f],
    (f, r) => [r, last - f],
    (f, r) => [last - r, last - f],
  ]
  const letters = { attacker: 't', defender: 'T', king: 'K' } as const satisfies Record<string, ManLetter>

  it.each(symmetries.map((map, i) => ({ i, map })))('commute with play: number $i', ({ map }) => {
    const image = (name: SquareName): SquareName => {
      const square = squareNamed(name)!
      return nameOf(squareAt(...map(fileOf(square), rankOf(square))))
    }
    const turned = (position: Position): string => {
      const men = new Map([...menOf(position)].map(([square, man]) => [image(square), letters[man]]))
      return `${makeBoard((square) => men.get(nameOf(square)))} ${position.sideToMove === 0 ? 'a' : 'd'}`
    }
    const turnedMove = ({ from, to }: Move): string => makeMove({ from: image(from), to: image(to) })
    fc.assert(
      fc.property(games, (steps) => {
        for (const { before: played, move } of steps) {
          const before = unwrap(parsePosition(makePosition(played)))
          const mirrored = unwrap(parsePosition(turned(before)))
          expect(legalMoves(mirrored).map(makeMove).sort()).toEqual(legalMoves(before).map(turnedMove).sort())
          const one = unwrap(play(before, move))
          const other = unwrap(play(mirrored, { from: image(move.from), to: image(move.to) }))
          expect(makePosition(other.position)).toBe(turned(one.position))
          expect([...other.captured].sort()).toEqual((one.captured as SquareName[]).map(image).sort())
          expect(outcome(other.position)).toEqual(outcome(one.position))
        }
      }),
      { numRuns: 20 },
    )
  })
})

it('names of squares are a file and a rank', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 4 }), (text) => {
      const [file = '', ...rank] = text
      const expected = (FILES as readonly string[]).includes(file) && /^([1-9]|1[01])$/.test(rank.join(''))
      expect(isSquareName(text)).toBe(expected)
    }),
  )
})
