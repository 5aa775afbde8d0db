import type { Game } from '../core/game.js'
import { makeMove, makePosition, parseMove, parsePosition } from './notation.js'
import { legalMoves, outcome, play, start, turn, type RefusalCode } from './play.js'
import { REASONS, type Move, type Position, type Reason } from './position.js'

export { ATTACKERS, DEFENDERS, MEN, REASONS } from './position.js'
export type { Man, ManLetter, Move, Position, Reason, Side } from './position.js'
export { FILES, SIZE, isSquareName, type File, type Rank, type SquareName } from './square.js'
export { makeMove, makePosition, menOf, parseMove, parsePosition } from './notation.js'
export { legalMoves, outcome, play, start, turn, type Refusal, type RefusalCode } from './play.js'
export { evidence, isKingThreatened, type Evidence } from './explain.js'

/** Positions are the same for repetition when the men and the side to move are: the position's text says both. */
export const positionKey = makePosition

/** Copenhagen Hnefatafl on 11 x 11, as a descriptor of the contract. */
export const game = {
  id: 'hnefatafl',
  seats: { min: 2, max: 2 },
  chance: false,
  reasons: REASONS,
  start,
  turn,
  legalMoves,
  play,
  outcome,
  parseMove,
  makeMove,
  parsePosition,
  makePosition,
  positionKey,
} as const satisfies Game<Position, Move, Reason, RefusalCode>
