import type { Mark } from '@ringbreak/board'
import { parseMove, type SquareName } from '@ringbreak/rules/hnefatafl'
import { unwrap } from '@ringbreak/rules'
import { marksOfOutcome } from '../marksOfOutcome.js'
import { evidenceOf, type Attempt, type Verdict } from './attempt.js'
import type { Try } from './diagram.js'

const targetOf = (move: string): SquareName => unwrap(parseMove(move)).to

/** What the board shows besides the men: why the game ended, that the goal is reached, or the square that is refused. */
export function marksOf(attempt: Attempt, verdict: Verdict, asked: Try | undefined): readonly Mark[] {
  if (asked && 'ask' in asked) return [{ square: targetOf(asked.ask), kind: 'bad' }]
  if (attempt.outcome !== undefined) {
    const king = attempt.captured.find(({ man }) => man === 'king')?.square
    const drawn = marksOfOutcome(attempt.outcome.reason, evidenceOf(attempt), king)
    if (drawn.length > 0) return drawn
  }
  const reached = verdict.kind === 'found' && verdict.isGoal && attempt.lastMove !== undefined
  return reached ? [{ square: targetOf(attempt.lastMove), kind: 'good' }] : []
}
