import { ATTACKERS, DEFENDERS } from '@ringbreak/rules/hnefatafl'
import {
  CORNER,
  EDGE_FORT,
  RUNNING,
  generate,
  generateCaptures,
  pass,
  seemsToCapture,
  type Board,
} from '@ringbreak/rules/hnefatafl/core'
import type { PackedMove, SearchBoard } from '../search/contract.js'
import { evaluateForAttackers } from './evaluate.js'
import { cornersInReach, isKingInReach } from './threats.js'

/** The core of the rules, as the search wants it. */
export class HnefataflSearchBoard implements SearchBoard {
  readonly mayPass = true
  private readonly board: Board
  /** At which plies of the board a turn was passed, and not taken back. */
  private readonly passedAt: number[] = []

  constructor(board: Board) {
    this.board = board
  }

  get sideToMove(): number {
    return this.board.sideToMove
  }

  get ply(): number {
    return this.board.ply + this.passedAt.length
  }

  get hashLow(): number {
    return this.board.hashLow
  }

  get hashHigh(): number {
    return this.board.hashHigh
  }

  get winner(): number {
    const { ended, sideToMove } = this.board
    if (ended === RUNNING) return -1
    if (ended === CORNER || ended === EDGE_FORT) return DEFENDERS
    // Encirclement and the fall of the king come about by an attacker's move; whoever has no move left loses.
    return sideToMove === ATTACKERS ? DEFENDERS : ATTACKERS
  }

  make(move: PackedMove): void {
    this.board.make(move)
  }

  pass(): void {
    this.passedAt.push(this.board.ply)
    pass(this.board)
  }

  unmake(): void {
    if (this.passedAt.at(-1) === this.board.ply) {
      this.passedAt.pop()
      pass(this.board)
    } else this.board.unmake()
  }

  generate(moves: Uint16Array, offset: number): number {
    return generate(this.board, moves, offset)
  }

  generateTactical(moves: Uint16Array, offset: number): number {
    return generateCaptures(this.board, moves, offset)
  }

  isTactical(move: PackedMove): boolean {
    return seemsToCapture(this.board, move)
  }

  evaluate(): number {
    const value = evaluateForAttackers(this.board)
    return this.board.sideToMove === ATTACKERS ? value : -value
  }

  winsAtOnce(): boolean {
    return this.board.sideToMove === ATTACKERS ? isKingInReach(this.board) : cornersInReach(this.board) > 0
  }

  isThreatened(): boolean {
    return this.board.sideToMove === ATTACKERS ? cornersInReach(this.board) > 0 : isKingInReach(this.board)
  }
}
