import { searchSync } from '@ringbreak/ai/hnefatafl'
import { unwrap } from '@ringbreak/rules'
import {
  ATTACKERS,
  legalMoves,
  makeMove,
  play,
  type Move,
  type Position,
  type Side,
} from '@ringbreak/rules/hnefatafl'

/** How a person chooses a move. */
export type Person = (position: Position) => string

/** Looks further ahead than the easy computer. */
export const good: Person = (position) => makeMove(searchSync(position, { nodes: 30_000 }).move)

/** Makes the move after which the computer stands best. */
export const careless: Person = (position) => {
  const moves = legalMoves(position)
  const values = moves.map((move) => gainOfAttackers(position, move))
  return makeMove(moves[values.indexOf(Math.max(...values))]!)
}

function gainOfAttackers(position: Position, move: Move): number {
  const { position: after, outcome } = unwrap(play(position, move))
  if (outcome) return gainOf(outcome.winners[0] === ATTACKERS ? ATTACKERS : 1)
  const { score } = searchSync(after, { depth: 1 })
  return score.kind === 'value' ? score.value : gainOf(score.kind === 'win' ? ATTACKERS : 1)
}

const gainOf = (winner: Side): number => (winner === ATTACKERS ? Infinity : -Infinity)
