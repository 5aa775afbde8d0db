import {
  ATTACKER,
  CELLS,
  CORNERS,
  DIRECTIONS,
  EMPTY,
  EMPTY_CORNER,
  EMPTY_THRONE,
  OFF,
  ON_EDGE,
  STRIDE,
  fileOf,
  rankOf,
  squareAt,
  type Board,
} from '@ringbreak/rules/hnefatafl/core'
import { ATTACKERS, DEFENDERS } from '@ringbreak/rules/hnefatafl'
import { ALL, BIT, RANK, openEdge } from './openEdge.js'
import { isInPocket } from './pocket.js'

/** In hundredths of an attacker. There are half as many defenders, and each is worth more. */
const ATTACKER_VALUE = 100
const DEFENDER_VALUE = 160

/** For the ways the king has to a corner in one move: a second one can't be stopped any more. */
const CORNERS_IN_ONE = [0, 350, 1200, 1200, 1200]
/** For the corners he reaches in two moves by way of an edge. */
const CORNERS_IN_TWO = [0, 60, 160, 240, 320, 380, 420, 450, 470]
const ESCAPE_SQUARE = 9
const KING_MOVE = 3
/** For each hostile side of the king. */
const KING_SIDES = [0, 12, 60, 170, 170]

/** For a fort that only lacks a wall which holds: the attackers must break it at once. */
const POCKET = 180

/** Squares of the edge that the defenders could reach if the attackers stood still. */
const OPEN_EDGE = 5
/** For closing in: what is left of the edge counts the more the less it is. */
const CLOSING = [900, 420, 300, 230, 180, 140, 110, 85, 60, 40, 25, 10]

/** What an attacker adds by where he stands: the diagonals before the corners keep the king out. */
const PLACES: Readonly<Int16Array> = (() => {
  const places = new Int16Array(CELLS)
  for (const corner of CORNERS) {
    const file = fileOf(corner) === 0 ? 1 : -1
    const rank = rankOf(corner) === 0 ? 1 : -1
    const at = (files: number, ranks: number): number =>
      squareAt(fileOf(corner) + file * files, rankOf(corner) + rank * ranks)
    for (const [files, ranks] of [
      [1, 1],
      [2, 0],
      [0, 2],
    ] as const) {
      places[at(files, ranks)] = 18
    }
    for (const [files, ranks] of [
      [2, 1],
      [1, 2],
    ] as const) {
      places[at(files, ranks)] = 10
    }
    // Right beside the corner a man is easily lost.
    places[at(1, 0)] = -12
    places[at(0, 1)] = -12
  }
  return places
})()

/** By rank, the squares without an attacker. */
const free = new Uint16Array(11)

/** Value for the attackers, in hundredths of a man. */
export function evaluateForAttackers(board: Board): number {
  const attackers = board.count(ATTACKERS)
  let value = attackers * ATTACKER_VALUE - (board.count(DEFENDERS) - 1) * DEFENDER_VALUE - 480
  free.fill(ALL)
  for (let i = 0; i < attackers; i++) {
    const square = board.man(ATTACKERS, i)
    value += PLACES[square]!
    free[RANK[square]!]! ^= BIT[square]!
  }
  const open = openEdge(free, RANK[board.king]!, BIT[board.king]!)
  value += (CLOSING[open] ?? 0) - open * OPEN_EDGE
  if (isInPocket(board)) value -= POCKET
  return value - kingsFreedom(board)
}

/** What the king's ways are worth to the defenders. */
function kingsFreedom({ cells, king }: Board): number {
  let inOne = 0
  let inTwo = 0
  let escapes = 0
  let moves = 0
  let hostile = 0
  for (let i = 0; i < 4; i++) {
    const step = DIRECTIONS[i]!
    const beside = cells[king + step]!
    if (beside === ATTACKER || beside === EMPTY_THRONE) hostile++
    const across = step === 1 || step === -1 ? STRIDE : 1
    let square = king + step
    for (; cells[square] === EMPTY || cells[square] === EMPTY_THRONE; square += step) {
      moves++
      const up = lineEnd(cells, square, across)
      const down = lineEnd(cells, square, -across)
      if (up === EMPTY_CORNER) inTwo++
      else if (up === OFF) escapes++
      if (down === EMPTY_CORNER) inTwo++
      else if (down === OFF) escapes++
    }
    if (cells[square] === EMPTY_CORNER) inOne++
  }
  return (
    CORNERS_IN_ONE[inOne]! +
    (CORNERS_IN_TWO[inTwo] ?? 480) +
    escapes * ESCAPE_SQUARE +
    moves * KING_MOVE -
    (ON_EDGE[king] === 1 ? 0 : KING_SIDES[hostile]!)
  )
}

/** What a line of free squares runs into. */
function lineEnd(cells: Uint8Array, from: number, step: number): number {
  let square = from + step
  while (cells[square] === EMPTY || cells[square] === EMPTY_THRONE) square += step
  return cells[square]!
}
