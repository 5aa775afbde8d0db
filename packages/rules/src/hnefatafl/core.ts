/** The door to the mutable core, for searches: boards, moves and squares as numbers. */
export {
  Board,
  CORNER,
  EDGE_FORT,
  ENCIRCLEMENT,
  KING_CAPTURED,
  MAX_PLIES,
  NO_MOVES,
  RUNNING,
  type Ended,
} from './board.js'
export { ATTACKER, DEFENDER, EMPTY, EMPTY_CORNER, EMPTY_THRONE, KING, OFF, ON_EDGE, VACANT } from './cell.js'
export { generateCaptures, lastSideOfKing, seemsToCapture } from './captures.js'
export { MAX_MOVES, fromOf, generate, packMove, toOf, type PackedMove } from './movegen.js'
export { pass } from './pass.js'
export { boardOf } from './setup.js'
export {
  CELLS,
  CORNERS,
  DIRECTIONS,
  SQUARES,
  STRIDE,
  THRONE,
  fileOf,
  nameOf,
  rankOf,
  squareAt,
  squareNamed,
} from './square.js'
