import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeTracker, type Told } from '../../src/hnefatafl/change.js'
import { glideOf } from '../../src/hnefatafl/glide.js'
import { GRID, type Man, type Men } from '../../src/hnefatafl/position.js'
import { boards } from './texts.js'

const nameOf = (square: number): string => GRID.names[square]!

interface Moved {
  readonly before: Men
  readonly after: Men
  readonly man: Man
  readonly from: number
  readonly to: number
  readonly taken: readonly number[]
}

/** A man somewhere moves to a free square, and up to three others fall. */
const moves: fc.Arbitrary<Moved> = boards
  .filter((men) => men.size >= 2)
  .chain((before) => {
    const free = GRID.names.map((_, square) => square).filter((square) => !before.has(square))
    return fc
      .record({
        order: fc.shuffledSubarray([...before.keys()], { minLength: 1, maxLength: Math.min(4, before.size) }),
        to: fc.constantFrom(...free),
      })
      .map(({ order: [from, ...taken], to }) => {
        const after = new Map(before)
        const man = before.get(from!)!
        for (const square of [from!, ...taken]) after.delete(square)
        after.set(to, man)
        return { before, after, man, from: from!, to, taken }
      })
  })

const told = (men: Men, move?: Moved): Told => ({
  men,
  move: move && `${nameOf(move.from)}-${nameOf(move.to)}`,
  captured: move?.taken.map(nameOf) ?? [],
})

describe('the way from one position to the next', () => {
  it('is smooth when the move alone leads there, and knows what fell', () => {
    fc.assert(
      fc.property(moves, (move) => {
        const track = changeTracker()
        track(told(move.before))
        const change = track(told(move.after, move))
        expect(change.isSmooth).toBe(true)
        expect(change.news).toEqual({ man: move.man, from: move.from, to: move.to })
        expect(change.removed).toEqual(move.taken.map((square) => ({ square, man: move.before.get(square) })))
      }),
    )
  })

  it('is a jump when anything else has changed too', () => {
    fc.assert(
      fc.property(moves, fc.nat(120), (move, square) => {
        fc.pre(square !== move.from && square !== move.to && !move.taken.includes(square))
        const other = new Map(move.after)
        if (!other.delete(square)) other.set(square, 'defender')
        const track = changeTracker()
        track(told(move.before))
        expect(track(told(other, move)).isSmooth).toBe(false)
      }),
    )
  })

  it('is a jump when somebody stood where the man arrives', () => {
    const track = changeTracker()
    track({
      men: new Map<number, Man>([
        [0, 'king'],
        [5, 'attacker'],
      ]),
      move: undefined,
      captured: [],
    })
    expect(track({ men: new Map([[5, 'king']]), move: 'a1-f1', captured: [] }).isSmooth).toBe(false)
  })

  it('is a jump on the way back, and at first', () => {
    fc.assert(
      fc.property(moves, (move) => {
        const track = changeTracker()
        const first = track(told(move.after, move))
        expect(first).toMatchObject({ isSmooth: false, news: undefined })
        expect(track(told(move.before))).toMatchObject({ isSmooth: false, news: undefined, removed: [] })
      }),
    )
  })

  it('told the same twice is the same change', () => {
    fc.assert(
      fc.property(moves, (move) => {
        const track = changeTracker()
        track(told(move.before))
        const change = track(told(move.after, move))
        expect(track(told(new Map(move.after), move))).toBe(change)
      }),
    )
  })

  it('takes a move that names no squares for none', () => {
    const track = changeTracker()
    track({ men: new Map(), move: undefined, captured: [] })
    expect(track({ men: new Map([[0, 'king']]), move: 'x9', captured: ['zz'] })).toMatchObject({
      isSmooth: false,
      news: undefined,
    })
  })
})

describe('gliding', () => {
  const timeOf = (style: string): number => Number(/--time:(\d+)ms/.exec(style)?.[1])

  it('takes 120 to 220 ms and more for a longer way', () => {
    fc.assert(
      fc.property(moves, fc.boolean(), (move, flipped) => {
        const track = changeTracker()
        track(told(move.before))
        const glide = glideOf(track(told(move.after, move)), flipped)!
        expect(glide.to).toBe(move.to)
        expect(timeOf(glide.style)).toBeGreaterThanOrEqual(120)
        expect(timeOf(glide.style)).toBeLessThanOrEqual(220)
      }),
    )
  })

  it('comes from where the man stood, or from where it was let go', () => {
    const track = changeTracker()
    track({ men: new Map([[0, 'king']]), move: undefined, captured: [] })
    const change = track({ men: new Map([[5, 'king']]), move: 'a1-f1', captured: [] })
    expect(glideOf(change, false)?.style).toContain('--dx:-500px;--dy:0px')
    expect(glideOf(change, true)?.style).toContain('--dx:500px;--dy:0px')
    expect(glideOf(change, false, { x: 4.5, y: 0 })?.style).toContain('--dx:-50px;--dy:0px')
  })

  it('is not done for a jump', () => {
    const track = changeTracker()
    const change = track({ men: new Map([[5, 'king']]), move: 'a1-f1', captured: [] })
    expect(glideOf(change, false)).toBeUndefined()
  })
})
