import {
  ATTACKER,
  DIRECTIONS,
  EMPTY,
  EMPTY_CORNER,
  EMPTY_THRONE,
  lastSideOfKing,
  type Board,
} from '@ringbreak/rules/hnefatafl/core'

/** How many corners the king could go to with his next move. */
export function cornersInReach({ cells, king }: Board): number {
  let corners = 0
  for (let i = 0; i < 4; i++) {
    const step = DIRECTIONS[i]!
    let square = king + step
    while (cells[square] === EMPTY || cells[square] === EMPTY_THRONE) square += step
    if (cells[square] === EMPTY_CORNER) corners++
  }
  return corners
}

/** Whether an attacker could take the king with the next move. */
export function isKingInReach(board: Board): boolean {
  const last = lastSideOfKing(board)
  if (last === 0) return false
  const { cells } = board
  for (let i = 0; i < 4; i++) {
    const step = DIRECTIONS[i]!
    let square = last + step
    while (cells[square] === EMPTY || cells[square] === EMPTY_THRONE) square += step
    if (cells[square] === ATTACKER) return true
  }
  return false
}
