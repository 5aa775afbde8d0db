import { unwrap } from '@ringbreak/rules'
import {
  legalMoves,
  makeMove,
  makePosition,
  outcome,
  parseMove,
  parsePosition,
  play,
} from '@ringbreak/rules/hnefatafl'
import { describe, expect, it } from 'vitest'
import {
  advance,
  begin,
  evidenceOf,
  judge,
  nextShown,
} from '../../src/lib/games/hnefatafl/diagrams/attempt.js'
import {
  ANY,
  type Diagram,
  type PlayedTry,
  type RefusedTry,
  type Step,
} from '../../src/lib/games/hnefatafl/diagrams/diagram.js'
import { diagrams } from '../../src/lib/games/hnefatafl/diagrams/index.js'

const all: readonly (readonly [string, Diagram])[] = Object.entries(diagrams)

const tries = all.flatMap(([id, diagram]) =>
  Object.entries(diagram.tries).map(([name, tried]) => ({ id, diagram, name, tried })),
)
const played = tries.flatMap(({ tried, ...rest }) =>
  'line' in tried ? [{ ...rest, tried: tried satisfies PlayedTry }] : [],
)
const refused = tries.flatMap(({ tried, ...rest }) =>
  'ask' in tried ? [{ ...rest, tried: tried satisfies RefusedTry }] : [],
)

type Attempted = ReturnType<typeof begin>

/** Every way to take a step: all that it names, or all that is legal. */
const waysOf = (attempt: Attempted, step: Step): readonly string[] => {
  if (step === ANY) return legalMoves(attempt.position).map(makeMove)
  return typeof step === 'string' ? [step] : step
}

/** Every attempt that plays a line. */
const playAll = (diagram: Diagram, line: readonly Step[]): readonly Attempted[] =>
  line.reduce<readonly Attempted[]>(
    (attempts, step) =>
      attempts.flatMap((attempt) => waysOf(attempt, step).map((move) => advance(attempt, move))),
    [begin(diagram)],
  )

const playShown = (id: keyof typeof diagrams, plies: number): Attempted => {
  const diagram: Diagram = diagrams[id]
  return diagram.show.slice(0, plies).reduce(advance, begin(diagram))
}

describe.each(all)('diagram %s', (_, diagram) => {
  it('is written as positions are, and the game is not over', () => {
    const position = unwrap(parsePosition(diagram.position))
    expect(makePosition(position)).toBe(diagram.position)
    expect(outcome(begin(diagram).position)).toBeUndefined()
  })

  it('shows its goal step by step, with a sentence for each step', () => {
    let attempt = begin(diagram)
    expect(judge(diagram, attempt)).toEqual({ kind: 'ready' })
    for (const move of diagram.show) {
      expect(nextShown(diagram, attempt)).toBe(move)
      attempt = advance(attempt, move)
      expect(judge(diagram, attempt).kind).toBe('found')
    }
    expect(nextShown(diagram, attempt)).toBeUndefined()
    expect(judge(diagram, attempt)).toEqual({ kind: 'found', name: 'goal', isGoal: true })
  })
})

it.each(played)('$id: $name takes and ends what it says', ({ diagram, tried }) => {
  const attempts = playAll(diagram, tried.line)
  expect(attempts).not.toHaveLength(0)
  for (const attempt of attempts) {
    expect(attempt.captured.map(({ square }) => square).sort()).toEqual([...(tried.captured ?? [])].sort())
    expect(attempt.outcome).toEqual(tried.outcome)
  }
})

it.each(refused)('$id: $name is refused with $tried.refusal', ({ diagram, tried }) => {
  const answer = play(begin(diagram).position, unwrap(parseMove(tried.ask)))
  expect(answer).toMatchObject({ ok: false, error: { code: tried.refusal } })
})

describe('what the sentences beside the boards claim beyond one move', () => {
  it('a fort that holds: no attacker move takes a man of its wall', () => {
    const { men } = evidenceOf(playShown('fortHolds', 1))
    expect([...men].sort()).toEqual(['d1', 'e2', 'f2', 'g1'])
  })

  it('a closed ring is drawn', () => {
    expect([...evidenceOf(playShown('ringCloses', 1)).men].sort()).toEqual(
      ['c8', 'd7', 'd9', 'e10', 'e6', 'f7', 'f9', 'g8'].sort(),
    )
  })

  it('the captors of the king are drawn, the throne among them', () => {
    expect([...evidenceOf(playShown('kingBesideThrone', 1)).men].sort()).toEqual(['e5', 'f4', 'f6', 'g5'])
  })

  it('two ways opened: whatever the attackers answer, the king reaches a corner', () => {
    const opened = playShown('twoWays', 1)
    for (const answer of legalMoves(opened.position)) {
      const answered = advance(opened, makeMove(answer))
      const ends = legalMoves(answered.position).map(
        (move) => advance(answered, makeMove(move)).outcome?.reason,
      )
      expect(ends).toContain('corner')
    }
  })

  it('a corner shut by three men in a diagonal: no defender move takes any of them', () => {
    const attackersFirst = diagrams.cornerGuard.position.replace(/d$/, 'a')
    const shut = advance(begin({ ...diagrams.cornerGuard, position: attackersFirst }), 'f2-b2').position
    for (const move of legalMoves(shut)) {
      expect(
        unwrap(play(shut, move)).captured.filter((square) => ['a3', 'b2', 'c1'].includes(square)),
      ).toEqual([])
    }
  })

  it('the king walled in on the edge, with a man left elsewhere, may not move himself', () => {
    const walled = playShown('kingOnEdge', 1)
    expect(legalMoves(walled.position).filter(({ from }) => from === 'e1')).toEqual([])
    expect(legalMoves(walled.position)).not.toHaveLength(0)
  })
})

describe('an attempt', () => {
  const judgeMoves = (id: keyof typeof diagrams, ...moves: string[]) =>
    judge(diagrams[id], moves.reduce(advance, begin(diagrams[id])))

  it('that reaches the goal by other moves has reached it', () => {
    expect(judgeMoves('twoWays', 'd5-a5', 'c3-a3', 'a5-a11')).toEqual({
      kind: 'found',
      name: 'goal',
      isGoal: true,
    })
  })

  it('that does something else is told so, with the move to try', () => {
    expect(judgeMoves('sandwich', 'e2-e4')).toEqual({ kind: 'other', captured: [], hint: 'e2-e5' })
  })

  it('that takes something unforeseen says what', () => {
    expect(judgeMoves('sandwich', 'e2-e4', 'd5-d4')).toEqual({ kind: 'other', captured: [] })
    expect(judgeMoves('shieldwall', 'b6-b1', 'h8-h7')).toEqual({ kind: 'other', captured: [] })
  })

  it('that leaves the lesson is shown no next move', () => {
    const attempt = advance(begin(diagrams.sandwich), 'e2-e4')
    expect(nextShown(diagrams.sandwich, attempt)).toBeUndefined()
  })

  it('of an illegal move is a bug', () => {
    expect(() => advance(begin(diagrams.sandwich), 'e2-f3')).toThrow('not-in-line')
  })
})
