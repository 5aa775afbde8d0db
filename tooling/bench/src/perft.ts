/** Moves made and unmade per CPU second: perft from the start, every leaf made, captures and end of game included. */
import { start } from '@ringbreak/rules/hnefatafl'
import { MAX_MOVES, RUNNING, boardOf, generate, type Board } from '@ringbreak/rules/hnefatafl/core'

const ROUNDS = 5
const DEPTHS = [3, 4]

interface Count {
  leaves: number
  moves: number
}

function walk(board: Board, buffers: readonly Uint16Array[], depth: number, count: Count): void {
  const moves = buffers[depth]!
  const end = generate(board, moves)
  for (let i = 0; i < end; i++) {
    board.make(moves[i]!)
    count.moves++
    if (depth === 1) count.leaves++
    else if (board.ended === RUNNING) walk(board, buffers, depth - 1, count)
    board.unmake()
  }
}

const million = (value: number): string => (value / 1e6).toFixed(1).padStart(6)

console.log(
  `Node.js ${process.version}, ${process.arch}: millions of moves a CPU second, ${ROUNDS} rounds in one process`,
)
for (const depth of DEPTHS) {
  const board = boardOf(start())
  const buffers = Array.from({ length: depth + 1 }, () => new Uint16Array(MAX_MOVES))
  const rates: number[] = []
  let leaves = 0
  for (let round = 0; round < ROUNDS; round++) {
    const count = { leaves: 0, moves: 0 }
    const before = process.cpuUsage()
    walk(board, buffers, depth, count)
    const { user, system } = process.cpuUsage(before)
    rates.push((count.moves / (user + system)) * 1e6)
    leaves = count.leaves
  }
  const sorted = rates.toSorted((a, b) => a - b)
  console.log(
    `perft ${depth}: ${leaves} leaves; first round ${million(rates[0]!)}, median ${million(sorted[ROUNDS >> 1]!)}, best ${million(sorted.at(-1)!)}`,
  )
}
