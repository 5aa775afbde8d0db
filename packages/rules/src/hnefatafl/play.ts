import type { Played } from '../core/game.js'
import type { Outcome } from '../core/outcome.js'
import { fault, ok, type Fault, type Result } from '../core/result.js'
import { CORNER, EDGE_FORT, NO_MOVES, RUNNING, type Board, type Ended } from './board.js'
import { ATTACKER, EMPTY, FREE, KING, VACANT } from './cell.js'
import { MAX_MOVES, fromOf, generate, packMove, toOf } from './movegen.js'
import { historyOf, makeMove, squareOf } from './notation.js'
import {
  ATTACKERS,
  DEFENDERS,
  REASONS,
  type Move,
  type Position,
  type Reason,
  type Side,
} from './position.js'
import { boardOf, positionAfter } from './setup.js'
import { STRIDE, fileOf, isSquareName, nameOf, rankOf } from './square.js'

/** Why `play` refuses a move, besides the codes that all games share. */
export type RefusalCode = 'no-man' | 'not-in-line' | 'blocked' | 'reserved-square' | 'repetition'
export type Refusal = Fault<RefusalCode | 'game-over' | 'wrong-seat' | 'bad-move'>

const START = '/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/'

/** The first position: attackers to move. */
export const start = (): Position => ({
  board: START,
  sideToMove: ATTACKERS,
  history: historyOf(START, ATTACKERS),
})

/** How a board ended; `undefined` while it has not. */
function outcomeOf(ended: Ended, sideToMove: Side): Outcome<Reason> | undefined {
  if (ended === RUNNING) return undefined
  return { reason: REASONS[ended - 1]!, winners: [winnerOf(ended, sideToMove)] }
}

const winnerOf = (ended: Ended, sideToMove: Side): Side => {
  if (ended === CORNER || ended === EDGE_FORT) return DEFENDERS
  // Who has no move loses; a taken king and a closed ring are the attackers'.
  return ended === NO_MOVES && sideToMove === ATTACKERS ? DEFENDERS : ATTACKERS
}

/** How the game ended, told from the position alone; `undefined` while it has not. */
export const outcome = (position: Position): Outcome<Reason> | undefined =>
  outcomeOf(boardOf(position).ended, position.sideToMove)

/** The side to move, 0 attackers or 1 defenders; `undefined` when the game is over. */
export const turn = (position: Position): Side | undefined =>
  boardOf(position).ended === RUNNING ? position.sideToMove : undefined

/** Every legal move of the side to move; none when the game is over. */
export function legalMoves(position: Position): readonly Move[] {
  const board = boardOf(position)
  return [...legalOn(board)].map((move) => ({ from: nameOf(fromOf(move)), to: nameOf(toOf(move)) }))
}

function legalOn(board: Board): Uint16Array {
  const moves = new Uint16Array(MAX_MOVES)
  return moves.subarray(0, board.ended === RUNNING ? generate(board, moves) : 0)
}

/** Plays a move, always checked. The given position is left untouched; a refusal says why and changes nothing. */
export function play(position: Position, move: Move): Result<Played<Position, Reason>, Refusal> {
  if (!isMove(move)) return fault('bad-move', 'a move is { from, to } with two names of squares')
  const board = boardOf(position)
  const from = squareOf(move.from)
  const to = squareOf(move.to)
  if (!legalOn(board).includes(packMove(from, to))) return refuse(board, move, from, to)
  board.make(packMove(from, to))
  const ended = outcomeOf(board.ended, board.sideToMove)
  return ok({
    position: positionAfter(position, board),
    captured: board.captured().map(nameOf),
    ...(ended && { outcome: ended }),
  })
}

const isMove = (move: unknown): move is Move =>
  typeof move === 'object' &&
  move !== null &&
  'from' in move &&
  'to' in move &&
  isSquareName(move.from) &&
  isSquareName(move.to)

/** Names the reason why a move is not among the legal ones. */
function refuse(board: Board, move: Move, from: number, to: number): Result<never, Refusal> {
  if (board.ended !== RUNNING) return fault('game-over', 'the game is over')
  const man = board.cells[from]!
  if (isFree(man)) return fault('no-man', `no man stands on ${move.from}`)
  if ((man === ATTACKER ? ATTACKERS : DEFENDERS) !== board.sideToMove) {
    return fault('wrong-seat', `the man on ${move.from} is not of the side to move`)
  }
  const step = stepBetween(from, to)
  if (step === 0) return fault('not-in-line', `${makeMove(move)} does not go along a row or a column`)
  for (let square = from + step; square !== to + step; square += step) {
    if (!isFree(board.cells[square]!)) return fault('blocked', `a man stands on ${nameOf(square)}`)
  }
  if (man !== KING && VACANT[to] !== EMPTY) {
    return fault('reserved-square', `nobody but the king may stop on ${move.to}`)
  }
  return fault('repetition', `${makeMove(move)} would bring back a position that stood before in this game`)
}

const isFree = (cell: number): boolean => ((FREE >> cell) & 1) === 1

/** One step from a square towards another in line with it; 0 when they are the same or not in line. */
function stepBetween(from: number, to: number): number {
  if (rankOf(from) === rankOf(to)) return Math.sign(to - from)
  return fileOf(from) === fileOf(to) ? Math.sign(to - from) * STRIDE : 0
}
