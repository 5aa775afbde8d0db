import { AlphaBeta, STOPPED } from './alphaBeta.js'
import { WIN, WIN_BOUND, type PackedMove, type SearchBoard } from './contract.js'
import { Budget, MOST_DEPTH, type Limits } from './limits.js'
import type { TranspositionTable } from './transpositionTable.js'

/** What a finished iteration found. */
export interface Iteration {
  readonly depth: number
  readonly nodes: number
  /** For the side to move, wins as `WIN - plies`. */
  readonly value: number
  /** The expected moves; the first is the one to play. */
  readonly line: readonly PackedMove[]
}

export interface Deepening {
  readonly limits: Limits
  readonly seed: number
  /** Hundredths of a man by which values differ by lot. */
  readonly spread: number
  readonly onIteration?: (iteration: Iteration) => void
}

/** The first window around the value of the iteration before. */
const WINDOW = 40

/** Searches deeper and deeper until a limit or the certain end is reached. The board is left as it was. */
export function deepen(board: SearchBoard, table: TranspositionTable, deepening: Deepening): Iteration {
  const { limits, seed, spread, onIteration } = deepening
  const budget = new Budget(limits)
  const search = new AlphaBeta(board, table, budget, seed, spread)
  const root = board.ply
  table.startSearch()
  let last: Iteration | undefined
  try {
    for (let depth = 1; depth <= Math.min(limits.depth, MOST_DEPTH); depth++) {
      const value = searchAround(search, depth, last?.value)
      last = { depth, nodes: budget.nodes, value, line: search.line() }
      onIteration?.(last)
      budget.release()
      // A win or loss that lies within the searched plies is certain.
      if (Math.abs(value) > WIN_BOUND && WIN - Math.abs(value) <= depth) break
    }
  } catch (stop) {
    if (stop !== STOPPED) throw stop
    while (board.ply > root) board.unmake()
  }
  if (last === undefined) throw new Error('the first iteration is always finished')
  const line = toTheEnd(search, budget, last)
  return { ...last, nodes: budget.nodes, line }
}

/** A forced end is told to its last ply: what was cut off behind the line, because its value was known, is looked up now. */
function toTheEnd(search: AlphaBeta, budget: Budget, { value, line }: Iteration): readonly PackedMove[] {
  if (Math.abs(value) <= WIN_BOUND) return line
  const whole = [...line]
  for (const move of line) search.board.make(move)
  budget.hold()
  for (let missing = WIN - Math.abs(value) - line.length; missing > 0;) {
    search.root(missing, -WIN, WIN)
    const more = search.line()
    // The table may know the end from a path on which no repetition barred it: then the line is as long as it is.
    if (more.length === 0) break
    for (const move of more) search.board.make(move)
    whole.push(...more)
    missing -= more.length
  }
  whole.forEach(() => {
    search.board.unmake()
  })
  return whole
}

function searchAround(search: AlphaBeta, depth: number, guess: number | undefined): number {
  if (guess === undefined || Math.abs(guess) > WIN_BOUND) return search.root(depth, -WIN, WIN)
  let low = WINDOW
  let high = WINDOW
  for (;;) {
    const alpha = Math.max(guess - low, -WIN)
    const beta = Math.min(guess + high, WIN)
    const value = search.root(depth, alpha, beta)
    if (value <= alpha && alpha > -WIN) low = low > 500 ? 2 * WIN : low * 4
    else if (value >= beta && beta < WIN) high = high > 500 ? 2 * WIN : high * 4
    else return value
  }
}
