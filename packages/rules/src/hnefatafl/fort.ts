import type { Board } from './board.js'
import {
  ATTACKER,
  DEFENDER,
  EDGE_LINES,
  EMPTY_CORNER,
  EMPTY_THRONE,
  FREE,
  KING,
  OFF,
  ON_EDGE,
  VACANT,
} from './cell.js'
import { ATTACKERS, DEFENDERS } from './position.js'
import { DIRECTIONS, STRIDE } from './square.js'
import { Region } from './region.js'

const region = new Region()
const wall = new Region()
const struck = new Region()

/**
 * Edge fort: the king on the edge (not in a corner) with a free square beside him, in a region closed off by defenders and the edge alone, whose
 * wall no attacker can ever breach while the defenders stand still.
 */
export function isFort(board: Board): boolean {
  if (ON_EDGE[board.king] === 0 || VACANT[board.king] === EMPTY_CORNER) return false
  return enclose(board) && holds(board)
}

/** Fills `region` and `wall` from the king; false when it is not closed, or the king has no free square beside him. */
function enclose({ cells, king }: Board): boolean {
  region.clear()
  wall.clear()
  region.add(king)
  for (let square = region.next(); square !== 0; square = region.next()) {
    for (let i = 0; i < 4; i++) {
      const beside = square + DIRECTIONS[i]!
      const cell = cells[beside]!
      if (cell === ATTACKER) return false
      if (cell === DEFENDER) wall.add(beside)
      else if (((FREE >> cell) & 1) === 1) region.add(beside)
    }
  }
  return region.size > 1
}

/**
 * Like unconditional life in Go: all defenders count as safe, those that could be taken are struck, until nothing more is struck. The wall
 * holds if all of its men are left.
 */
function holds(board: Board): boolean {
  struck.clear()
  for (let before = -1; before !== struck.size;) {
    before = struck.size
    for (let man = 0; man < board.count(DEFENDERS); man++) {
      const square = board.man(DEFENDERS, man)
      if (square === board.king || struck.has(square) || !canFall(board, square)) continue
      if (wall.has(square)) return false
      struck.add(square)
    }
  }
  return true
}

const canFall = (board: Board, square: number): boolean =>
  canBeSandwiched(board, square, 1) || canBeSandwiched(board, square, STRIDE) || canFallWithRow(board, square)

function canBeSandwiched(board: Board, square: number, step: number): boolean {
  const needed = attackersNeeded(board, square + step) + attackersNeeded(board, square - step)
  return needed <= board.count(ATTACKERS)
}

/** How many attackers it takes to make a square hostile to a defender beside it: none, one, or more than there are. */
function attackersNeeded(board: Board, square: number): number {
  const cell = board.cells[square]
  if (cell === EMPTY_CORNER || cell === EMPTY_THRONE) return 0
  return isOpen(board, square) ? 1 : Infinity
}

/** Whether an attacker may come to stand there, now or later. */
function isOpen({ cells }: Board, square: number): boolean {
  const cell = cells[square]
  return cell !== OFF && !region.has(square) && (cell !== DEFENDER || struck.has(square))
}

function canFallWithRow(board: Board, square: number): boolean {
  return EDGE_LINES[square]!.some(({ along, inward }) => {
    const low = rowEnd(board, square, -along, inward)
    const high = rowEnd(board, square, along, inward)
    if (low === undefined || high === undefined) return false
    const length = (high - low) / along - 1
    const corners = [low, high].filter((end) => board.cells[end] === EMPTY_CORNER).length
    // The capturing move goes to an end, and nobody but the king moves to a corner.
    return length >= 2 && corners < 2
  })
}

/** The square that ends the row of men that stand still, if it can be closed and each man up to it faced; else `undefined`. */
function rowEnd(board: Board, square: number, along: number, inward: number): number | undefined {
  const { cells } = board
  const stands = (at: number): boolean => cells[at] === KING || (cells[at] === DEFENDER && !struck.has(at))
  let at = square
  while (stands(at)) {
    if (!isOpen(board, at + inward)) return undefined
    at += along
  }
  return cells[at] === EMPTY_CORNER || isOpen(board, at) ? at : undefined
}

/** The squares of the fort, once `isFort`: its wall, and the region inside with the king's own square. */
export function fortOf(board: Board): {
  readonly wall: readonly number[]
  readonly region: readonly number[]
} {
  enclose(board)
  return { wall: wall.squares(), region: region.squares() }
}
