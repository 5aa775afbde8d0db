import type { Board } from './board.js'
import {
  ATTACKER,
  DEFENDER,
  EMPTY,
  EMPTY_CORNER,
  EMPTY_THRONE,
  HOSTILE_TO_ATTACKER,
  HOSTILE_TO_DEFENDER,
  HOSTILE_TO_KING,
  KING,
} from './cell.js'
import type { PackedMove } from './movegen.js'
import { ATTACKERS, DEFENDERS } from './position.js'
import { DIRECTIONS } from './square.js'

/**
 * Writes the legal moves that capture by a sandwich or take the king into `moves` from `offset` on; for searches, which look at these first.
 * Shieldwalls are not among them, and a move that takes two men may be written twice.
 * @returns the offset behind the last one.
 */
export function generateCaptures(board: Board, moves: Uint16Array, offset = 0): number {
  const { cells } = board
  const byAttackers = board.sideToMove === ATTACKERS
  const prey = byAttackers ? DEFENDERS : ATTACKERS
  const hostile = byAttackers ? HOSTILE_TO_DEFENDER : HOSTILE_TO_ATTACKER
  let end = offset
  for (let man = 0; man < board.count(prey); man++) {
    const square = board.man(prey, man)
    if (cells[square] === KING) {
      const last = lastSideOfKing(board)
      if (last !== 0) end = movesTo(board, last, moves, end)
      continue
    }
    for (let i = 0; i < 4; i++) {
      const step = DIRECTIONS[i]!
      if (((hostile >> cells[square - step]!) & 1) === 1) end = movesTo(board, square + step, moves, end)
    }
  }
  return end
}

/** The one square that an attacker must still take to capture the king; 0 when more than one side of him is safe, or none is free. */
export function lastSideOfKing({ cells, king }: Board): number {
  let last = 0
  for (let i = 0; i < 4; i++) {
    const beside = king + DIRECTIONS[i]!
    if (((HOSTILE_TO_KING >> cells[beside]!) & 1) === 1) continue
    if (last !== 0 || cells[beside] !== EMPTY) return 0
    last = beside
  }
  return last
}

/** Writes the moves of the side to move that stop on a square. */
function movesTo({ cells, sideToMove }: Board, to: number, moves: Uint16Array, offset: number): number {
  const vacancy = cells[to]!
  const reserved = vacancy === EMPTY_THRONE || vacancy === EMPTY_CORNER
  if (vacancy !== EMPTY && !reserved) return offset
  let end = offset
  for (let i = 0; i < 4; i++) {
    const step = DIRECTIONS[i]!
    let from = to + step
    while (cells[from] === EMPTY || cells[from] === EMPTY_THRONE) from += step
    const man = cells[from]!
    const own = sideToMove === ATTACKERS ? man === ATTACKER : man === DEFENDER || man === KING
    if (own && (!reserved || man === KING)) moves[end++] = (from << 8) | to
  }
  return end
}

/** Whether a legal move of the side to move seems to capture by a sandwich: cheap, for ordering moves. */
export function seemsToCapture({ cells, sideToMove }: Board, move: PackedMove): boolean {
  const to = move & 255
  const prey = sideToMove === ATTACKERS ? DEFENDER : ATTACKER
  const hostile = sideToMove === ATTACKERS ? HOSTILE_TO_DEFENDER : HOSTILE_TO_ATTACKER
  for (let i = 0; i < 4; i++) {
    const step = DIRECTIONS[i]!
    if (cells[to + step] === prey && ((hostile >> cells[to + step + step]!) & 1) === 1) return true
  }
  return false
}
