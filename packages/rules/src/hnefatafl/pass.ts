import type { Board } from './board.js'
import { ATTACKERS, DEFENDERS } from './position.js'
import { SIDE_HIGH, SIDE_LOW } from './zobrist.js'

/** Gives the turn to the other side, or back. No move of the game: for searches, which ask what a side would do with two moves in a row. */
export function pass(board: Board): void {
  board.sideToMove = board.sideToMove === ATTACKERS ? DEFENDERS : ATTACKERS
  board.hashLow ^= SIDE_LOW
  board.hashHigh ^= SIDE_HIGH
}
