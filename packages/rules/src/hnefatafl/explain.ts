import { EDGE_FORT, ENCIRCLEMENT, KING_CAPTURED, RUNNING, type Board } from './board.js'
import { ATTACKER, EMPTY_THRONE } from './cell.js'
import { fortOf } from './fort.js'
import { MAX_MOVES, generate } from './movegen.js'
import { squareOf } from './notation.js'
import { ATTACKERS, type Position } from './position.js'
import { ringOf } from './ring.js'
import { boardOf } from './setup.js'
import { DIRECTIONS, nameOf, type SquareName } from './square.js'

/** The squares that show why a game ended. */
export interface Evidence {
  /** The ring's attackers, the fort's wall, or the captors of the king; the throne among the captors where it stood in for one. */
  readonly men: readonly SquareName[]
  /** The inside of a fort, the king's square included. */
  readonly region: readonly SquareName[]
}

/**
 * What to draw when a game has ended; nothing for a corner or a side without moves.
 * @param captured what the last ply took, as `play` told: the king's square is among it when he fell.
 */
export function evidence(position: Position, captured: readonly SquareName[] = []): Evidence {
  const board = boardOf(position)
  switch (board.ended) {
    case KING_CAPTURED:
      return { men: captured.flatMap((square) => captors(board, squareOf(square))).map(nameOf), region: [] }
    case EDGE_FORT: {
      const { wall, region } = fortOf(board)
      return { men: wall.map(nameOf), region: region.map(nameOf) }
    }
    case ENCIRCLEMENT:
      return { men: ringOf(board).map(nameOf), region: [] }
    default:
      return { men: [], region: [] }
  }
}

/** The four hostile squares around one that the king was taken on; none around any other. */
function captors({ cells }: Board, square: number): readonly number[] {
  const around = DIRECTIONS.map((step) => square + step)
  const closed = around.every((at) => cells[at] === ATTACKER || cells[at] === EMPTY_THRONE)
  return closed ? around : []
}

/** Whether the attackers could take the king with one move if it were their turn. */
export function isKingThreatened(position: Position): boolean {
  const board = boardOf({ ...position, sideToMove: ATTACKERS })
  if (board.ended !== RUNNING) return false
  const moves = new Uint16Array(MAX_MOVES)
  return moves.subarray(0, generate(board, moves)).some((move) => {
    board.make(move)
    const falls = board.ended === KING_CAPTURED
    board.unmake()
    return falls
  })
}
