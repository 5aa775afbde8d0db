import { fault, ok, type Fault, type Result } from '../core/result.js'
import { ATTACKERS, DEFENDERS, MEN, type ManLetter, type Move, type Position, type Side } from './position.js'
import {
  CORNERS,
  SIZE,
  SQUARES,
  THRONE,
  isSquareName,
  nameOf,
  squareAt,
  squareNamed,
  type SquareName,
} from './square.js'

const MOST = { t: 24, T: 12, K: 1 } as const satisfies Record<ManLetter, number>
const SIDE_LETTERS = ['a', 'd'] as const

/** Where a man of a board text stands; `square` is the core's number. */
export interface Placement {
  readonly square: number
  readonly letter: ManLetter
}

const isManLetter = (text: string): text is ManLetter => Object.hasOwn(MEN, text)

/** The men of one rank's text, or what is wrong with it. */
function parseRank(text: string, rank: number): readonly Placement[] | string {
  const found: Placement[] = []
  let file = 0
  for (const [token] of text.matchAll(/\d+|./gsu)) {
    if (isManLetter(token)) found.push({ square: squareAt(file++, rank), letter: token })
    else if (/^([1-9]|1[01])$/.test(token)) file += Number(token)
    else return `${JSON.stringify(token)} is neither a man (t, T, K) nor a number of free squares (1 to 11)`
  }
  return file === SIZE ? found : `it has ${file} squares, not ${SIZE}`
}

function parseBoard(text: string): Result<readonly Placement[], Fault<'bad-position'>> {
  const ranks = text.split('/')
  if (ranks.length !== SIZE + 2 || ranks[0] !== '' || ranks.at(-1) !== '') {
    return fault('bad-position', `the board must be ${SIZE} ranks with / before, between and behind them`)
  }
  const found: Placement[] = []
  for (const [rank, rankText] of ranks.slice(1, -1).entries()) {
    const men = parseRank(rankText, rank)
    if (typeof men === 'string') return fault('bad-position', `rank ${rank + 1}: ${men}`)
    found.push(...men)
  }
  return ok(found)
}

/**
 * The men of a board text, rank by rank from a1; a board without a king is read too.
 * @throws Error when the text is no board: positions are made by this package only.
 */
export function placements(board: string): readonly Placement[] {
  const parsed = parseBoard(board)
  if (!parsed.ok) throw new Error(`not a position of this package: ${parsed.error.message}`)
  return parsed.value
}

/** The board's text, given each square's man. */
export function makeBoard(letterAt: (square: number) => ManLetter | undefined): string {
  let text = '/'
  let free = 0
  for (const [i, square] of SQUARES.entries()) {
    const letter = letterAt(square)
    if (letter === undefined) free++
    if (free > 0 && (letter !== undefined || i % SIZE === SIZE - 1)) {
      text += String(free)
      free = 0
    }
    text += letter ?? ''
    if (i % SIZE === SIZE - 1) text += '/'
  }
  return text
}

/** What no position has: a wrong number of men, or a man on a square of the king's. */
function misplaced(men: readonly Placement[]): string | undefined {
  for (const [letter, most] of Object.entries(MOST)) {
    const count = men.filter((man) => man.letter === letter).length
    if (count > most) return `${count} men ${letter}, where ${most} are the most`
  }
  if (!men.some(({ letter }) => letter === 'K')) return 'there is no king'
  const trespasser = men.find(
    ({ square, letter }) => letter !== 'K' && (square === THRONE || CORNERS.includes(square)),
  )
  return trespasser && `${nameOf(trespasser.square)}: nobody but the king stands on the throne or in a corner`
}

/** The first of a history: boards with the attackers to move are those that can be brought back. */
export const historyOf = (board: string, sideToMove: Side): readonly string[] =>
  sideToMove === ATTACKERS ? [board] : []

/** Reads a position text: an OpenTafl board record, a space, the side to move (`a` or `d`). It has itself as its whole history. */
export function parsePosition(text: string): Result<Position, Fault<'bad-position'>> {
  if (typeof text !== 'string') return fault('bad-position', 'a position is a text')
  const [board = '', letter, ...rest] = text.split(' ')
  const sideToMove = letter === 'a' ? ATTACKERS : letter === 'd' ? DEFENDERS : undefined
  const men = parseBoard(board)
  if (!men.ok) return men
  if (sideToMove === undefined || rest.length > 0) {
    return fault(
      'bad-position',
      'after the board and one space comes the side to move, a or d, and nothing else',
    )
  }
  const wrong = misplaced(men.value)
  if (wrong !== undefined) return fault('bad-position', wrong)
  return ok({ board, sideToMove, history: historyOf(board, sideToMove) })
}

/** The position's text, without its history. */
export const makePosition = ({ board, sideToMove }: Position): string =>
  `${board} ${SIDE_LETTERS[sideToMove]}`

/** Reads `d1-d4`. Whether the move is legal is for `play` to say. */
export function parseMove(text: string): Result<Move, Fault<'bad-move'>> {
  if (typeof text !== 'string') return fault('bad-move', 'a move is a text')
  const [from, to, ...rest] = text.split('-')
  if (to === undefined || rest.length > 0) {
    return fault('bad-move', `${JSON.stringify(text)} is not two squares with - between, as in d1-d4`)
  }
  for (const name of [from, to]) {
    if (!isSquareName(name)) {
      return fault(
        'bad-move',
        `${JSON.stringify(name)} is no square: files run from a to k, ranks from 1 to 11`,
      )
    }
  }
  return ok({ from: from as SquareName, to: to as SquareName })
}

export const makeMove = ({ from, to }: Move): string => `${from}-${to}`

/** Which man stands where. */
export function menOf(position: Position): ReadonlyMap<SquareName, (typeof MEN)[ManLetter]> {
  return new Map(placements(position.board).map(({ square, letter }) => [nameOf(square), MEN[letter]]))
}

/** The core's number of a square's name that is known to be one. */
export const squareOf = (name: SquareName): number => squareNamed(name)!
