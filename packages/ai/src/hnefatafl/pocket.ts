import { CELLS, DEFENDER, DIRECTIONS, EMPTY, OFF, ON_EDGE, type Board } from '@ringbreak/rules/hnefatafl/core'

/** A pocket that is larger is no fort in the making. */
const MOST_SQUARES = 9

const stamps = new Uint32Array(CELLS)
const queue = new Uint8Array(MOST_SQUARES + 1)
let stamp = 0

/** Whether the king stands on the edge in a small pocket, with room to step, that defenders and the edge close off: a fort but for its wall. */
export function isInPocket({ cells, king }: Board): boolean {
  if (ON_EDGE[king] === 0) return false
  stamp++
  stamps[king] = stamp
  queue[0] = king
  let size = 1
  for (let read = 0; read < size; read++) {
    for (let i = 0; i < 4; i++) {
      const beside = queue[read]! + DIRECTIONS[i]!
      const cell = cells[beside]!
      if (cell === OFF || cell === DEFENDER || stamps[beside] === stamp) continue
      if (cell !== EMPTY || size === MOST_SQUARES) return false
      stamps[beside] = stamp
      queue[size++] = beside
    }
  }
  return size > 1
}
