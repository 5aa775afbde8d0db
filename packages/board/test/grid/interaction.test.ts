import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { held, type Scene } from '../../src/grid/drag.js'
import { gridOf, squareAt, type Point } from '../../src/grid/grid.js'
import { chosenOf, IDLE, step, type InputEvent, type Interaction } from '../../src/grid/interaction.js'
import { targetsOf } from '../../src/grid/targets.js'
import { columnOf, plays, playsOfOne, rowOf, touch, wobbles, type Play } from './scenes.js'

function run(events: readonly InputEvent[], scene: Scene, from: Interaction = IDLE) {
  let state = from
  const moves: string[] = []
  const remarks: string[] = []
  for (const event of events) {
    const after = step(state, event, scene)
    state = after.state
    if (after.move !== undefined) moves.push(after.move)
    if (after.remark) remarks.push(after.remark.kind)
  }
  return { state, moves, remarks }
}

const down = (at: Point, pointer = 1): InputEvent => ({ type: 'down', pointer, at })
const move = (at: Point, pointer = 1): InputEvent => ({ type: 'move', pointer, at })
const up = (at: Point, pointer = 1): InputEvent => ({ type: 'up', pointer, at })
const tap = (at: Point, pointer = 1): readonly InputEvent[] => [down(at, pointer), up(at, pointer)]

const eventsOn = ({ scene: { grid } }: Play): fc.Arbitrary<InputEvent> => {
  const at = fc.record({
    x: fc.double({ min: -1, max: grid.width + 1, noNaN: true }),
    y: fc.double({ min: -1, max: grid.height + 1, noNaN: true }),
  })
  const pointer = fc.constantFrom(1, 2)
  return fc.oneof(
    fc.record({ type: fc.constantFrom('down', 'move', 'up'), pointer, at }),
    fc.record({ type: fc.constant('activate' as const), square: fc.nat(grid.width * grid.height - 1) }),
    fc.record({ type: fc.constant('cancel' as const), pointer }),
    fc.constant<InputEvent>({ type: 'cancel' }),
  )
}

const histories = plays.chain((play) =>
  fc.array(eventsOn(play), { maxLength: 40 }).map((events) => ({ ...play, events })),
)

describe('whatever hands do', () => {
  it('nothing but targets is emitted, and only movable men are taken up', () => {
    fc.assert(
      fc.property(histories, ({ scene, texts, events }) => {
        let state: Interaction = IDLE
        for (const event of events) {
          const after = step(state, event, scene)
          if (after.move !== undefined) {
            expect(texts).toContain(after.move)
            expect(after.state).toEqual(IDLE)
            expect(['up', 'activate']).toContain(event.type)
          }
          state = after.state
          const chosen = chosenOf(state)
          if (chosen !== undefined) expect(scene.targets.moves.has(chosen)).toBe(true)
        }
      }),
      { numRuns: 400 },
    )
  })

  it('giving up leaves nothing half done', () => {
    fc.assert(
      fc.property(histories, ({ scene, events }) => {
        expect(run([...events, { type: 'cancel' }], scene).state).toEqual(IDLE)
      }),
    )
  })

  it('a board without targets stays as it is', () => {
    fc.assert(
      fc.property(histories, ({ scene, events }) => {
        const idle = { ...scene, targets: targetsOf(scene.grid, []) }
        const { state, moves, remarks } = run(events, idle)
        expect(state.kind).toBe('idle')
        expect(moves).toEqual([])
        expect(remarks).toEqual([])
      }),
    )
  })
})

describe('tapping', () => {
  it('a man and then a target plays the move, by finger and by key', () => {
    fc.assert(
      fc.property(playsOfOne, wobbles, wobbles, ({ scene, move, from, to }, first, second) => {
        const byHand = [...tap(touch(scene, from, first)), ...tap(touch(scene, to, second))]
        expect(run(byHand, scene).moves).toEqual([move])
        const byKeys: readonly InputEvent[] = [
          { type: 'activate', square: from },
          { type: 'activate', square: to },
        ]
        expect(run(byKeys, scene).moves).toEqual([move])
      }),
    )
  })

  it('the man again, or a square that is no target, gives up', () => {
    const scene: Scene = {
      grid: gridOf(5, 5),
      flipped: false,
      targets: targetsOf(gridOf(5, 5), ['a1-a3', 'c1-c2']),
    }
    const at = (name: string): Point => touch(scene, scene.grid.numbers.get(name)!)
    const selected = run(tap(at('a1')), scene)
    expect(selected.state).toEqual({ kind: 'selected', from: 0 })
    expect(run(tap(at('a1')), scene, selected.state)).toEqual({
      state: IDLE,
      moves: [],
      remarks: ['cancelled'],
    })
    expect(run(tap(at('e5')), scene, selected.state)).toEqual({
      state: IDLE,
      moves: [],
      remarks: ['refused'],
    })
    expect(run(tap(at('c1')), scene, selected.state).state).toEqual({ kind: 'selected', from: 2 })
    expect(run(tap(at('c2')), scene, selected.state).moves).toEqual([])
  })

  it('a finger that slides onto a target, or off one, did not tap it', () => {
    fc.assert(
      fc.property(playsOfOne, fc.nat(168), ({ scene, from, to }, other) => {
        fc.pre(other < scene.grid.names.length && other !== to)
        fc.pre(!scene.targets.moves.has(other) && !scene.targets.moves.get(from)!.has(other))
        const taken = tap(touch(scene, from))
        for (const [start, end] of [
          [other, to],
          [to, other],
        ] as const) {
          const slide = [down(touch(scene, start)), move(touch(scene, end)), up(touch(scene, end))]
          expect(run([...taken, ...slide], scene)).toMatchObject({ state: IDLE, moves: [] })
        }
      }),
    )
  })

  it('with two fingers is nothing', () => {
    fc.assert(
      fc.property(playsOfOne, ({ scene, from, to }) => {
        const at = touch(scene, to)
        const both = [down(at, 1), down(at, 2), up(at, 2), up(at, 1)]
        expect(run([...tap(touch(scene, from)), ...both], scene)).toMatchObject({ state: IDLE, moves: [] })
      }),
    )
  })

  it('one square is a whole move where a target says so', () => {
    const grid = gridOf(5, 5)
    const scene: Scene = { grid, flipped: true, targets: targetsOf(grid, ['d4']) }
    expect(run(tap(touch(scene, grid.numbers.get('d4')!)), scene).moves).toEqual(['d4'])
    expect(run(tap(touch(scene, grid.numbers.get('d3')!)), scene).moves).toEqual([])
  })
})

interface Drawn {
  readonly scene: Scene
  readonly from: number
  readonly to: number
}

/** Down in the middle of the man, out of its square towards the target, then to the end and up. */
function dragTo({ scene, from, to }: Drawn, end: Point): readonly InputEvent[] {
  const start = touch(scene, from)
  const goal = touch(scene, to)
  const outside = {
    x: start.x + 0.6 * Math.sign(goal.x - start.x),
    y: start.y + 0.6 * Math.sign(goal.y - start.y),
  }
  return [down(start), move(outside), move(end), up(end)]
}

const ends = playsOfOne.chain((play) =>
  fc
    .record({
      x: fc.double({ min: -1, max: play.scene.grid.width + 1, noNaN: true }),
      y: fc.double({ min: -1, max: play.scene.grid.height + 1, noNaN: true }),
    })
    .map((end) => ({ ...play, end })),
)

describe('dragging', () => {
  it('along the line and letting go on a target plays the move', () => {
    fc.assert(
      fc.property(playsOfOne, wobbles, (play, wobble) => {
        expect(run(dragTo(play, touch(play.scene, play.to, wobble)), play.scene).moves).toEqual([play.move])
      }),
    )
  })

  it('letting go anywhere else than on a target in the row or column it was led along is no move', () => {
    fc.assert(
      fc.property(ends, ({ end, ...play }) => {
        const { scene, from, to } = play
        const isOnLine =
          rowOf(scene, from) === rowOf(scene, to)
            ? Math.floor(end.y) === rowOf(scene, from)
            : Math.floor(end.x) === columnOf(scene, from)
        const under = squareAt(scene.grid, end, scene.flipped)
        const target = under === undefined ? undefined : scene.targets.moves.get(from)?.get(under)
        const { moves, state } = run(dragTo(play, end), scene)
        expect(moves).toEqual(isOnLine && target !== undefined ? [target] : [])
        expect(state).toEqual(IDLE)
      }),
      { numRuns: 400 },
    )
  })

  it('stays on the line it began, though the man could go along the other one too', () => {
    const grid = gridOf(5, 5)
    const scene: Scene = { grid, flipped: false, targets: targetsOf(grid, ['b2-b4', 'b2-e2']) }
    const [from, to] = ['b2', 'b4'].map((name) => grid.numbers.get(name)!)
    const aside = touch(scene, grid.numbers.get('e2')!)
    expect(run(dragTo({ scene, from: from!, to: to! }, aside), scene).moves).toEqual([])
    expect(run(dragTo({ scene, from: from!, to: grid.numbers.get('e2')! }, aside), scene).moves).toEqual([
      'b2-e2',
    ])
  })

  it('shows the man on its line, and at home while the finger is astray', () => {
    fc.assert(
      fc.property(ends, ({ end, ...play }) => {
        const { state } = run(dragTo(play, end).slice(0, -1), play.scene)
        if (state.kind !== 'dragging') throw new Error(state.kind)
        const { offset, over } = held(state.drag, play.scene)
        expect(Math.min(Math.abs(offset.x), Math.abs(offset.y))).toBe(0)
        if (over !== undefined) expect(play.scene.targets.moves.get(play.from)?.has(over)).toBe(true)
        const strays = {
          x: Math.abs(end.x - touch(play.scene, play.from).x),
          y: Math.abs(end.y - touch(play.scene, play.from).y),
        }
        if (strays.x > 0.5 && strays.y > 0.5) expect(offset).toEqual({ x: 0, y: 0 })
      }),
    )
  })

  it('back home and letting go is no move and no selection', () => {
    fc.assert(
      fc.property(playsOfOne, wobbles, (play, wobble) => {
        const end = touch(play.scene, play.from, wobble)
        expect(run(dragTo(play, end), play.scene)).toMatchObject({ state: IDLE, moves: [] })
      }),
    )
  })

  it('a second finger cancels, and neither finger moves anything any more', () => {
    fc.assert(
      fc.property(playsOfOne, wobbles, (play, wobble) => {
        const { scene, from, to } = play
        const events = [
          down(touch(scene, from)),
          move(touch(scene, to)),
          down(touch(scene, to, wobble), 2),
          up(touch(scene, to), 1),
          up(touch(scene, to, wobble), 2),
        ]
        expect(run(events, scene)).toMatchObject({ state: IDLE, moves: [] })
      }),
    )
  })

  it('a cancelled pointer cancels; a stranger one does not', () => {
    fc.assert(
      fc.property(playsOfOne, ({ scene, from, to, move: text }) => {
        const begun = [down(touch(scene, from)), move(touch(scene, to))]
        const end = up(touch(scene, to))
        expect(run([...begun, { type: 'cancel', pointer: 1 }, end], scene).moves).toEqual([])
        expect(run([...begun, { type: 'cancel', pointer: 9 }, end], scene).moves).toEqual([text])
        expect(run([...begun, up(touch(scene, from), 9), end], scene).moves).toEqual([text])
      }),
    )
  })

  it('Enter while a man is held gives up', () => {
    fc.assert(
      fc.property(playsOfOne, ({ scene, from, to }) => {
        const events: readonly InputEvent[] = [
          down(touch(scene, from)),
          move(touch(scene, to)),
          { type: 'activate', square: to },
          up(touch(scene, to)),
        ]
        expect(run(events, scene)).toMatchObject({ state: IDLE, moves: [] })
      }),
    )
  })
})
