import { MOST_MOVES, type PackedMove, type SearchBoard } from './contract.js'

const FROM_TABLE = 1 << 30
const TACTICAL = 1 << 28
const KILLER = 1 << 27
const MOST_HISTORY = 1 << 26
const PACKED_MOVES = 1 << 16

/** Orders the moves of a node: the table's, those that take, the killers of this ply, then by how often a move cut elsewhere. */
export class MovePicker {
  /** Moves of all plies in one buffer, `MOST_MOVES` a ply. */
  readonly moves: Uint16Array
  private readonly scores: Int32Array
  private readonly killers: Uint16Array
  private readonly history = new Int32Array(2 * PACKED_MOVES)

  constructor(plies: number) {
    this.moves = new Uint16Array(plies * MOST_MOVES)
    this.scores = new Int32Array(plies * MOST_MOVES)
    this.killers = new Uint16Array(plies * 2)
  }

  score(board: SearchBoard, ply: number, end: number, tableMove: PackedMove): void {
    const history = board.sideToMove * PACKED_MOVES
    for (let i = ply * MOST_MOVES; i < end; i++) {
      const move = this.moves[i]!
      if (move === tableMove) this.scores[i] = FROM_TABLE
      else if (board.isTactical(move)) this.scores[i] = TACTICAL + this.history[history + move]!
      else if (this.killers[ply * 2] === move || this.killers[ply * 2 + 1] === move) this.scores[i] = KILLER
      else this.scores[i] = this.history[history + move]!
    }
  }

  /** Swaps the best of the moves from `i` to `end` to `i` and answers it. */
  pick(i: number, end: number): PackedMove {
    let best = i
    for (let j = i + 1; j < end; j++) if (this.scores[j]! > this.scores[best]!) best = j
    const move = this.moves[best]!
    this.moves[best] = this.moves[i]!
    this.moves[i] = move
    const score = this.scores[best]!
    this.scores[best] = this.scores[i]!
    this.scores[i] = score
    return move
  }

  /** Whether the move at `i` was put forward for what it takes, or by the table. */
  isForward(i: number): boolean {
    return this.scores[i]! >= TACTICAL
  }

  /** A quiet move has refuted the ply before. */
  reward(side: number, ply: number, depth: number, move: PackedMove): void {
    if (this.killers[ply * 2] !== move) {
      this.killers[ply * 2 + 1] = this.killers[ply * 2]!
      this.killers[ply * 2] = move
    }
    const at = side * PACKED_MOVES + move
    this.history[at]! += depth * depth
    if (this.history[at]! >= MOST_HISTORY) this.ageHistory()
  }

  private ageHistory(): void {
    for (let i = 0; i < this.history.length; i++) this.history[i]! >>= 1
  }
}
