import fc from 'fast-check'
import { unwrap } from '../../src/core/result.js'
import { CORNERS, SQUARES, THRONE } from '../../src/hnefatafl/core.js'
import { parsePosition, start, type ManLetter, type Position } from '../../src/hnefatafl/index.js'
import { makeBoard } from '../../src/hnefatafl/notation.js'
import { json, lines } from './conformance.js'

const known: readonly string[] = [
  ...(lines('positions.jsonl') as readonly { position: string }[]),
  ...(json('cases.json') as readonly { position: string }[]),
].map(({ position }) => position)

const ordinary = SQUARES.filter((square) => square !== THRONE && !CORNERS.includes(square))

/** Men thrown on the board by lot, crowded near a corner of it as often as not, so that captures, forts and rings come about. */
const scattered: fc.Arbitrary<Position> = fc
  .record({
    squares: fc.shuffledSubarray(ordinary, { minLength: 3, maxLength: 36 }),
    crowded: fc.shuffledSubarray(
      ordinary.filter((square) => square < SQUARES[60]! && square % 13 < 8),
      { minLength: 3, maxLength: 30 },
    ),
    crowd: fc.boolean(),
    defenders: fc.integer({ min: 1, max: 12 }),
    sideToMove: fc.constantFrom('a', 'd'),
  })
  .map(({ squares, crowded, crowd, defenders, sideToMove }) => {
    const letters = new Map<number, ManLetter>()
    for (const [i, square] of (crowd ? crowded : squares).slice(0, 37).entries()) {
      letters.set(square, i === 0 ? 'K' : i <= defenders ? 'T' : 't')
    }
    const attackers = [...letters].filter(([, letter]) => letter === 't')
    for (const [square] of attackers.slice(24)) letters.delete(square)
    return unwrap(parsePosition(`${makeBoard((square) => letters.get(square))} ${sideToMove}`))
  })

/** First positions to play on from: the start, positions known for their traps, men by lot. */
export const firstPositions: fc.Arbitrary<Position> = fc.oneof(
  fc.constant(start()),
  fc.constantFrom(...known).map((text) => unwrap(parsePosition(text))),
  scattered,
)

/** Few men with little room, whose boards come back often and who can be taken. */
export const crampedPositions: fc.Arbitrary<Position> = fc
  .constantFrom(
    '/11/t1T8/1T9/T10/11/5K5/11/11/11/11/11/ a',
    '/2T8/11/11/11/11/5K5/11/11/11/11/8t2/ d',
    '/1t9/2T8/tK9/1T9/11/11/11/11/11/11/9t1/ d',
  )
  .map((text) => unwrap(parsePosition(text)))
