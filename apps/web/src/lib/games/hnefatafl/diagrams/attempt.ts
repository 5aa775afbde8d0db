import { unwrap } from '@ringbreak/rules'
import type { Outcome } from '@ringbreak/rules'
import {
  evidence,
  menOf,
  parseMove,
  parsePosition,
  play,
  type Evidence,
  type Man,
  type Position,
  type Reason,
  type SquareName,
} from '@ringbreak/rules/hnefatafl'
import { ANY, type Diagram, type PlayedTry, type Step } from './diagram.js'

/** What the reader has played on a diagram so far. */
export interface Attempt {
  readonly line: readonly string[]
  readonly position: Position
  /** What the last ply took; the men as they stood before it. */
  readonly captured: readonly { readonly square: SquareName; readonly man: Man }[]
  readonly lastMove?: string
  readonly outcome?: Outcome<Reason>
}

/** What the page says about an attempt. */
export type Verdict =
  | { readonly kind: 'ready' }
  /** Something the diagram has a sentence for. */
  | { readonly kind: 'found'; readonly name: string; readonly isGoal: boolean }
  /** Legal, and not foreseen. `hint` is the move that would have shown the lesson from here. */
  | { readonly kind: 'other'; readonly captured: readonly Man[]; readonly hint?: string }

/** The diagram as the reader finds it, with its history. */
export const begin = ({ position, before = [] }: Diagram): Attempt => {
  const first: Attempt = { line: [], position: unwrap(parsePosition(position)), captured: [] }
  return { ...before.reduce(advance, first), line: [] }
}

/**
 * One ply further.
 * @throws Error when the move is not legal: the board offers legal moves only.
 */
export function advance(attempt: Attempt, move: string): Attempt {
  const men = menOf(attempt.position)
  const { position, captured, outcome } = unwrap(play(attempt.position, unwrap(parseMove(move))))
  return {
    line: [...attempt.line, move],
    position,
    captured: captured.map((square) => ({
      square: square as SquareName,
      man: men.get(square as SquareName)!,
    })),
    lastMove: move,
    ...(outcome && { outcome }),
  }
}

const fits = (step: Step, move: string): boolean => step === ANY || step === move || step.includes(move)

const matches = (line: readonly Step[], moves: readonly string[]): boolean =>
  line.length === moves.length && line.every((step, ply) => fits(step, moves[ply]!))

const squaresOf = ({ captured }: Attempt): string =>
  captured
    .map(({ square }) => square)
    .sort()
    .join()

/** Whether other moves have reached just what the goal is after: the same end, or the same captures. */
function isAsGood(goal: PlayedTry, attempt: Attempt): boolean {
  if (goal.outcome) return attempt.outcome?.reason === goal.outcome.reason
  if (!goal.captured) return false
  return attempt.outcome === undefined && squaresOf(attempt) === [...goal.captured].sort().join()
}

export function judge({ tries, show }: Diagram, attempt: Attempt): Verdict {
  const { line } = attempt
  if (line.length === 0) return { kind: 'ready' }
  const found = Object.entries(tries).find(([, tried]) => 'line' in tried && matches(tried.line, line))
  if (found) return { kind: 'found', name: found[0], isGoal: found[0] === 'goal' }
  if (isAsGood(tries.goal, attempt)) return { kind: 'found', name: 'goal', isGoal: true }
  const hint = line.length === 1 ? show[0] : undefined
  return { kind: 'other', captured: attempt.captured.map(({ man }) => man), ...(hint && { hint }) }
}

/** The next move of the lesson; `undefined` when it is over or the reader went another way. */
export function nextShown(
  { tries: { goal }, show }: Diagram,
  { line, outcome }: Attempt,
): string | undefined {
  const isOnIt = line.length < show.length && line.every((move, ply) => fits(goal.line[ply]!, move))
  return isOnIt && !outcome ? show[line.length] : undefined
}

/** The squares that show why the last ply ended the game. */
export const evidenceOf = ({ position, captured }: Attempt): Evidence =>
  evidence(
    position,
    captured.map(({ square }) => square),
  )
