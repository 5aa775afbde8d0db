import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scoreReturnMatch, type GameResult, type MatchScore, type ReturnMatch } from '../src/index.js'

const winners = ['attackers', 'defenders', 'draw'] as const
const results: fc.Arbitrary<GameResult> = fc.record({
  winner: fc.constantFrom(...winners),
  plies: fc.integer({ min: 0, max: 6 }),
})

const score = (first: string, second: string): MatchScore | undefined => {
  const read = (text: string): GameResult => {
    const [letter, plies] = [text[0], Number(text.slice(1))]
    return { winner: letter === 'A' ? 'attackers' : letter === 'D' ? 'defenders' : 'draw', plies }
  }
  return scoreReturnMatch({ first: read(first), second: read(second) })
}

describe('two finished games', () => {
  // Winner's side and plies of each game; player 0 attacks in the first.
  it.each([
    ['A40', 'A60', 0, 'fewer-moves'],
    ['A60', 'A40', 1, 'fewer-moves'],
    ['A40', 'A40', undefined, 'draw'],
    ['A90', 'D10', 0, 'attacker-win'],
    ['D10', 'A90', 1, 'attacker-win'],
    ['A90', '=10', 0, 'attacker-win'],
    ['=10', 'A90', 1, 'attacker-win'],
    ['D40', '=10', 1, 'defender-win'],
    ['=10', 'D40', 0, 'defender-win'],
    ['D40', 'D60', 1, 'fewer-moves'],
    ['D60', 'D40', 0, 'fewer-moves'],
    ['D40', 'D40', undefined, 'draw'],
    ['=40', '=60', undefined, 'draw'],
  ] as const)('%s and %s: player %s, %s', (first, second, winner, decidedBy) => {
    expect(score(first, second)).toEqual(winner === undefined ? { decidedBy } : { winner, decidedBy })
  })

  it('are decided whatever they are', () => {
    fc.assert(
      fc.property(results, results, (first, second) => {
        const decided = scoreReturnMatch({ first, second })
        expect(decided).toBeDefined()
        expect(decided!.winner === undefined).toBe(decided!.decidedBy === 'draw')
      }),
    )
  })
})

const players = fc.constantFrom(0 as const, 1 as const)
const matches: fc.Arbitrary<ReturnMatch> = fc.record(
  {
    first: results,
    second: results,
    forfeit: fc.record({ by: players, how: fc.constantFrom('resigned', 'time') }),
  },
  { requiredKeys: [] },
)

describe('any match', () => {
  it('with its players swapped has its winner swapped', () => {
    fc.assert(
      fc.property(matches, ({ first, second, forfeit }) => {
        const swapped = scoreReturnMatch({
          ...(second && { first: second }),
          ...(first && { second: first }),
          ...(forfeit && { forfeit: { ...forfeit, by: forfeit.by === 0 ? 1 : 0 } }),
        })
        const straight = scoreReturnMatch({
          ...(first && { first }),
          ...(second && { second }),
          ...(forfeit && { forfeit }),
        })
        const mirrored = straight && {
          ...straight,
          ...(straight.winner !== undefined && { winner: straight.winner === 0 ? 1 : 0 }),
        }
        expect(swapped).toEqual(mirrored)
      }),
    )
  })

  it('is undecided exactly while a game is missing and nobody gave up', () => {
    fc.assert(
      fc.property(matches, (match) => {
        const open = match.forfeit === undefined && (match.first === undefined || match.second === undefined)
        expect(scoreReturnMatch(match) === undefined).toBe(open)
      }),
    )
  })

  it('is lost by who gives up, whatever was won before', () => {
    fc.assert(
      fc.property(matches, players, (match, by) => {
        const given = scoreReturnMatch({ ...match, forfeit: { by, how: 'time' } })
        expect(given).toEqual({ winner: by === 0 ? 1 : 0, decidedBy: 'forfeit' })
      }),
    )
  })
})
