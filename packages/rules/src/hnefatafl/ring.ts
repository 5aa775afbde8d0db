import type { Board } from './board.js'
import { ATTACKER, DEFENDER, KING, ON_EDGE } from './cell.js'
import { DEFENDERS } from './position.js'
import { DIRECTIONS, STRIDE } from './square.js'
import { Region } from './region.js'

/** The eight squares around one, clockwise from north: steps along a side have even indices. */
const AROUND = [STRIDE, STRIDE + 1, 1, 1 - STRIDE, -STRIDE, -STRIDE - 1, -1, STRIDE - 1] as const

/**
 * For each pattern of attackers around a square (bit i: an attacker on `AROUND[i]`): 1 when the other squares fall into two or more arcs
 * that touch the square along a side. Only then can an attacker that comes to stand there cut a region in two.
 */
const SPLITS: Readonly<Uint8Array> = Uint8Array.from({ length: 256 }, (_, attackers) => {
  const open = (i: number): boolean => ((attackers >> (i & 7)) & 1) === 0
  let arcs = 0
  for (let start = 0; start < 8; start++) {
    if (!open(start) || open(start + 7)) continue
    let touches = false
    for (let i = start; open(i) && i < start + 8; i++) touches ||= (i & 1) === 0
    if (touches) arcs++
  }
  return arcs > 1 ? 1 : 0
})

/** Whether an attacker that has just come to `square` may have closed a ring there: necessary, cheap, and rarely true. */
export function mayCloseRing({ cells }: Board, square: number): boolean {
  let attackers = 0
  for (let i = 0; i < 8; i++) if (cells[square + AROUND[i]!] === ATTACKER) attackers |= 1 << i
  return SPLITS[attackers] === 1
}

const reached = new Region()

/** The last way out that was found, from its edge square inwards: looked at first, since most moves leave it open. */
const wayOut: number[] = []

/**
 * Encirclement: no path of free squares leads from the king or any defender to an edge square. Since a defender in the way has paths of his
 * own, that is: no chain of squares without attackers leads from any of them to the edge.
 */
export function isEncircled(board: Board): boolean {
  return !isOpen(board) && !findWayOut(board)
}

function isOpen({ cells }: Board): boolean {
  for (const square of wayOut) {
    const cell = cells[square]
    if (cell === ATTACKER) return false
    if (cell === DEFENDER || cell === KING) return true
  }
  return false
}

function findWayOut(board: Board): boolean {
  const { cells } = board
  reached.clear()
  for (let man = 0; man < board.count(DEFENDERS); man++) {
    reached.add(board.man(DEFENDERS, man), 0)
    for (let square = reached.next(); square !== 0; square = reached.next()) {
      if (ON_EDGE[square] === 1) {
        wayOut.length = 0
        for (let at = square; at !== 0; at = reached.before(at)) wayOut.push(at)
        return true
      }
      for (let i = 0; i < 4; i++) {
        const beside = square + DIRECTIONS[i]!
        if (cells[beside] !== ATTACKER) reached.add(beside, square)
      }
    }
  }
  return false
}

/** The attackers that border the squares the defenders can reach: the ring, once `isEncircled`. */
export function ringOf(board: Board): readonly number[] {
  findWayOut(board)
  const ring = new Set<number>()
  for (const square of reached.squares()) {
    for (const step of DIRECTIONS) if (board.cells[square + step] === ATTACKER) ring.add(square + step)
  }
  return [...ring]
}
