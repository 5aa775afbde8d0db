import type { Mark } from '@ringbreak/board'
import { parseMove, type SquareName } from '@ringbreak/rules/hnefatafl'
import { unwrap } from '@ringbreak/rules'
import { evidenceOf, type Attempt, type Verdict } from './attempt.js'
import type { Try } from './diagram.js'

const marked = (squares: readonly SquareName[], kind: Mark['kind']): readonly Mark[] =>
  squares.map((square) => ({ square, kind }))

const targetOf = (move: string): SquareName => unwrap(parseMove(move)).to

/** What the board shows besides the men: why the game ended, that the goal is reached, or the square that is refused. */
export function marksOf(attempt: Attempt, verdict: Verdict, asked: Try | undefined): readonly Mark[] {
  if (asked && 'ask' in asked) return marked([targetOf(asked.ask)], 'bad')
  const { men, region } = evidenceOf(attempt)
  switch (attempt.outcome?.reason) {
    case 'encirclement':
      return marked(men, 'ring')
    case 'edge-fort':
      return [...marked(men, 'fort'), ...marked(region, 'region')]
    case 'king-captured':
      return [
        ...marked(men, 'captor'),
        ...marked(
          attempt.captured.filter(({ man }) => man === 'king').map(({ square }) => square),
          'fallen-king',
        ),
      ]
    default:
      return verdict.kind === 'found' && verdict.isGoal && attempt.lastMove !== undefined
        ? marked([targetOf(attempt.lastMove)], 'good')
        : []
  }
}
