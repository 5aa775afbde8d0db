import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isKingThreatened, legalMoves, makeMove, outcome, start } from '@ringbreak/rules/hnefatafl'
import { games as rules } from '@ringbreak/rules'
import { playouts } from '@ringbreak/rules/testing'
import { boardOf } from '@ringbreak/rules/hnefatafl/core'
import { LEVELS, SearchError, levels, searchSync, type SearchOptions } from '../../src/hnefatafl/index.js'
import { isInPocket } from '../../src/hnefatafl/pocket.js'
import { cornersInReach, isKingInReach } from '../../src/hnefatafl/threats.js'
import { evaluateForAttackers } from '../../src/hnefatafl/evaluate.js'
import { read, rows } from './positions.js'

const positions = playouts(
  rules.hnefatafl,
  fc.oneof(
    fc.constant(start()),
    fc.constantFrom(...rows).map(({ position }) => read(position)),
  ),
  20,
).map((steps) => steps.at(-1)?.before ?? start())

const codeOf = (options: SearchOptions, position = start()): string | undefined => {
  try {
    searchSync(position, options)
    return undefined
  } catch (error) {
    return error instanceof SearchError ? error.code : String(error)
  }
}

describe('a search', () => {
  it('answers a legal move and a line of legal moves', () => {
    fc.assert(
      fc.property(positions, fc.integer({ min: 1, max: 1500 }), (position, nodes) => {
        fc.pre(outcome(position) === undefined)
        const { move, pv } = searchSync(position, { nodes })
        expect(legalMoves(position)).toContainEqual(move)
        pv.reduce((before, next) => {
          const played = rules.hnefatafl.play(before, next)
          expect(played.ok).toBe(true)
          return played.ok ? played.value.position : before
        }, position)
      }),
      { numRuns: 60 },
    )
  })

  it('is the same for the same position, seed and limit', () => {
    const options = { level: 'easy', seed: 5 } as const
    expect(searchSync(start(), options)).toEqual(searchSync(start(), options))
  })

  it('differs with the seed', () => {
    const moves = Array.from({ length: 12 }, (_, seed) =>
      makeMove(searchSync(start(), { level: 'easy', seed }).move),
    )
    expect(new Set(moves).size).toBeGreaterThan(3)
  })

  it('tells each finished iteration, deeper and deeper, and answers the last of them', () => {
    const told: number[] = []
    const answer = searchSync(start(), { depth: 3, onProgress: ({ depth }) => told.push(depth) })
    expect(told).toEqual([1, 2, 3])
    expect(answer.depth).toBe(3)
  })

  it('stops when the clock says so', () => {
    let now = 0
    const { depth, nodes } = searchSync(start(), { movetime: 50, now: () => (now += 1) })
    expect(depth).toBeLessThan(64)
    expect(nodes).toBeLessThan(200_000)
  })

  it.each([
    [{}, 'bad-options'],
    [{ nodes: 10, depth: 1 }, 'bad-options'],
    [{ nodes: 0 }, 'bad-options'],
    [{ nodes: 1.5 }, 'bad-options'],
    [{ depth: 65 }, 'bad-options'],
    [{ movetime: -1 }, 'bad-options'],
    [{ level: 'godlike' }, 'bad-options'],
    [{ level: 'easy', seed: NaN }, 'bad-options'],
  ])('of %j is refused: %s', (options, code) => {
    expect(codeOf(options as SearchOptions)).toBe(code)
  })

  it('is refused when the game is over', () => {
    expect(codeOf({ depth: 1 }, read('/10K/11/11/11/t10/11/11/7T3/11/11/11/ a'))).toBe('game-over')
  })
})

describe('the levels', () => {
  it('think more from each to the next', () => {
    const nodes = LEVELS.map((level) => levels[level].nodes)
    expect(nodes.toSorted((a, b) => a - b)).toEqual(nodes)
  })

  it('differ less by lot from each to the next', () => {
    const spreads = LEVELS.map((level) => levels[level].spread)
    expect(spreads.toSorted((a, b) => b - a)).toEqual(spreads)
  })

  it.each(['easy', 'medium'] as const)('%s takes a win that is there', (level) => {
    const position = read('/5K5/11/11/11/t10/11/11/7T3/11/11/11/ d')
    for (const seed of [1, 2, 3]) {
      expect(searchSync(position, { level, seed }).score).toEqual({ kind: 'win', plies: 1 })
    }
  })
})

describe('threats', () => {
  it('to the king are those that the rules know', () => {
    fc.assert(
      fc.property(positions, (position) => {
        fc.pre(outcome(position) === undefined)
        expect(isKingInReach(boardOf(position))).toBe(isKingThreatened(position))
      }),
      { numRuns: 200 },
    )
  })

  it('of the king are his moves to a corner', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const moving = { ...position, sideToMove: 1 as const, history: [] }
        fc.pre(outcome(moving) === undefined)
        const corners = legalMoves(moving).filter(({ to }) => ['a1', 'a11', 'k1', 'k11'].includes(to))
        expect(cornersInReach(boardOf(moving))).toBe(corners.length)
      }),
      { numRuns: 200 },
    )
  })
})

describe('the evaluation', () => {
  const value = (text: string): number => evaluateForAttackers(boardOf(read(text)))

  it('knows that a second way to a corner is worth more than men', () => {
    const barred = '/11/11/2t2T5/11/11/11/11/2t8/11/2K8/1tt8/ a'
    const open = '/11/11/2t2T5/11/11/11/11/2t8/11/2t8/2K8/ a'
    expect(value(open)).toBeLessThan(value(barred) - 300)
  })

  it('counts men for the side that has them', () => {
    const few = '/11/11/11/11/11/5K5/11/11/2t8/11/11/ a'
    expect(value('/11/11/11/11/11/5K5/11/11/2tt7/11/11/ a')).toBeGreaterThan(value(few))
    expect(value('/11/11/11/11/11/5K5/11/11/2tT7/11/11/ a')).toBeLessThan(value(few))
  })

  it('knows a fort in the making', () => {
    const rest = '/11/11/7t3/1t7t1/3t4t2/11/11/11/ a'
    // The man on d3 may still be taken between c3 and e3: closed, but no fort.
    const closed = `/2TKT6/2T1T6/3T7${rest}`
    expect(outcome(read(closed))).toBeUndefined()
    const isPocket = (text: string): boolean => isInPocket(boardOf(read(text)))
    expect(isPocket(closed)).toBe(true)
    expect(isPocket(`/2TKT6/2T1T6/11${rest}`)).toBe(false)
    expect(isPocket(`/2TKT6/2TtT6/3T7${rest}`)).toBe(false)
    expect(isPocket(`/11/2TKT6/2T1T6${rest}`)).toBe(false)
    // Taking the man that closes it away costs the defenders more than the man.
    expect(value(`/2TKT6/2T1T6/11${rest}`) - value(closed)).toBeGreaterThan(160)
  })
})
