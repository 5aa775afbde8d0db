import { MOST_MOVES, WIN, WIN_BOUND, type PackedMove, type SearchBoard } from './contract.js'
import { MOST_DEPTH, type Budget } from './limits.js'
import { MovePicker } from './movePicker.js'
import { quiesce } from './quiescence.js'
import { EXACT, LOWER, UPPER, type TranspositionTable } from './transpositionTable.js'

/** Room for extensions and captures behind the deepest iteration. */
const MOST_PLIES = MOST_DEPTH * 2 + 16

/** Quiet moves from this one on are searched less deep at first. */
const REDUCED_FROM = 4
const REDUCED_DEPTH = 3

/** How far above the window, a ply, a value must be to be believed without a search. */
const AHEAD_DEPTH = 2
const AHEAD_MARGIN = 180

/** From this depth on it is tried whether a side stands well enough even without its turn. */
const PASS_DEPTH = 3
const PASS_REDUCTION = 1

class Stopped extends Error {}

/** Thrown through the tree when the budget is spent; made once, since it says nothing of where. */
export const STOPPED = new Stopped('the budget is spent')

/** Principal variation search (negamax) over one board. */
export class AlphaBeta {
  readonly board: SearchBoard
  readonly picker = new MovePicker(MOST_PLIES + 1)
  readonly lastPly = MOST_PLIES - 1
  private readonly table: TranspositionTable
  private readonly budget: Budget
  private readonly seed: number
  private readonly spread: number
  private deepest = 0
  private readonly lines = new Uint16Array((MOST_PLIES + 2) * MOST_PLIES)
  private readonly lineLengths = new Uint16Array(MOST_PLIES + 2)

  /**
   * @param spread how far, in hundredths of a man, values are moved by lot, so that games differ: the same for the same seed and position
   */
  constructor(board: SearchBoard, table: TranspositionTable, budget: Budget, seed: number, spread: number) {
    this.board = board
    this.table = table
    this.budget = budget
    this.seed = seed
    this.spread = spread
  }

  /** The line that the last search expects. */
  line(): readonly PackedMove[] {
    return [...this.lines.subarray(0, this.lineLengths[0])]
  }

  /** Searches from the root. Throws `STOPPED`, with the board as deep as it was, when the budget is spent. */
  root(depth: number, alpha: number, beta: number): number {
    this.deepest = Math.min(depth * 2 + 2, this.lastPly)
    return this.search(depth, alpha, beta, 0)
  }

  make(move: PackedMove): void {
    if (this.budget.isSpent) throw STOPPED
    this.budget.nodes++
    this.board.make(move)
  }

  /** The board's value, moved by lot within the spread. */
  evaluate(): number {
    const value = this.board.evaluate()
    if (this.spread === 0) return value
    let lot = Math.imul(this.board.hashLow ^ this.seed, 0x9e3779b1)
    lot = Math.imul(lot ^ (lot >>> 15), 0x85ebca77)
    return value + ((lot >>> 16) % (2 * this.spread + 1)) - this.spread
  }

  private search(depth: number, alpha: number, beta: number, ply: number, passed = false): number {
    const { board, table, picker } = this
    this.lineLengths[ply] = 0
    if (board.winner >= 0) return board.winner === board.sideToMove ? WIN - ply : ply - WIN
    // A side that must answer a threat is not judged at once.
    if (depth <= 0) {
      if (ply >= this.deepest || !board.isThreatened()) return quiesce(this, alpha, beta, ply)
      depth = 1
    }
    alpha = Math.max(alpha, ply - WIN)
    beta = Math.min(beta, WIN - ply - 1)
    if (alpha >= beta) return alpha

    const { hashLow, hashHigh } = board
    let tableMove = 0
    if (table.find(hashLow, hashHigh, ply)) {
      tableMove = table.move
      const { value, bound } = table
      const decides = bound === EXACT || (bound === LOWER ? value >= beta : value <= alpha)
      // The root and the principal variation are always searched, so that the line is whole.
      if (ply > 0 && table.depth >= depth && decides && beta - alpha === 1) return value
    }

    const threatened = board.isThreatened()
    if (board.mayPass && beta - alpha === 1 && !threatened && Math.abs(beta) < WIN_BOUND && ply > 0) {
      const standing = this.evaluate()
      // Far enough ahead not to be caught up with in so few plies.
      if (depth <= AHEAD_DEPTH && standing - AHEAD_MARGIN * depth >= beta) return standing
      if (!passed && depth >= PASS_DEPTH && standing >= beta) {
        board.pass()
        const value = -this.search(depth - 1 - PASS_REDUCTION - (depth >> 2), -beta, -beta + 1, ply + 1, true)
        board.unmake()
        if (value >= beta) return Math.min(value, WIN_BOUND - 1)
      }
    }

    const start = ply * MOST_MOVES
    const end = board.generate(picker.moves, start)
    picker.score(board, ply, end, tableMove)
    const side = board.sideToMove
    const floor = alpha
    let best = -WIN
    let bestMove = 0
    for (let i = start; i < end; i++) {
      const move = picker.pick(i, end)
      const quiet = !picker.isForward(i)
      this.make(move)
      let value: number
      if (i === start) value = -this.search(depth - 1, -beta, -alpha, ply + 1)
      else {
        const reduced = quiet && !threatened && depth >= REDUCED_DEPTH && i - start >= REDUCED_FROM
        const reduction = reduced ? this.reduction(depth, i - start) : 0
        value = -this.search(depth - 1 - reduction, -alpha - 1, -alpha, ply + 1)
        if (value > alpha && reduction > 0) value = -this.search(depth - 1, -alpha - 1, -alpha, ply + 1)
        if (value > alpha && value < beta) value = -this.search(depth - 1, -beta, -alpha, ply + 1)
      }
      board.unmake()
      if (value <= best) continue
      best = value
      bestMove = move
      if (value <= alpha) continue
      alpha = value
      this.keepLine(ply, move)
      if (value >= beta) {
        if (quiet) picker.reward(side, ply, depth, move)
        break
      }
    }
    const bound = best >= beta ? LOWER : best > floor ? EXACT : UPPER
    table.store(hashLow, hashHigh, ply, depth, best, bound, bestMove)
    return best
  }

  /** How many plies less a quiet move is searched at first, by how late it comes in the order. */
  private reduction(depth: number, index: number): number {
    if (depth === REDUCED_DEPTH) return 1
    if (index >= 30 && depth > REDUCED_DEPTH + 2) return 3
    return index >= 12 ? 2 : 1
  }

  private keepLine(ply: number, move: PackedMove): void {
    const length = this.lineLengths[ply + 1]!
    const at = ply * MOST_PLIES
    const next = (ply + 1) * MOST_PLIES
    this.lines[at] = move
    this.lines.copyWithin(at + 1, next, next + length)
    this.lineLengths[ply] = length + 1
  }
}
