import { drag, held, type Drag, type Scene } from './drag.js'
import { squareAt, type Point } from './grid.js'
import { isPlayable } from './targets.js'

/** A pointer that went down on a square without a man to be led: it may become a tap. */
export interface Press {
  readonly pointer: number
  readonly square: number
}

export type Interaction =
  | { readonly kind: 'idle'; readonly press?: Press }
  | { readonly kind: 'selected'; readonly from: number; readonly press?: Press }
  | { readonly kind: 'dragging'; readonly drag: Drag; readonly wasSelected: boolean }

export const IDLE: Interaction = { kind: 'idle' }

export type InputEvent =
  | { readonly type: 'down' | 'move' | 'up'; readonly pointer: number; readonly at: Point }
  /** The keyboard, or an assistive technology, does what a tap does. */
  | { readonly type: 'activate'; readonly square: number }
  /** Escape, a cancelled or lost pointer, another button: with a pointer given, only what that pointer holds. */
  | { readonly type: 'cancel'; readonly pointer?: number }

/** What is told to people who do not see the board. */
export type Remark =
  { readonly kind: 'selected' | 'refused'; readonly square: number } | { readonly kind: 'cancelled' }

export interface Step {
  readonly state: Interaction
  /** The text of a target, to be emitted. */
  readonly move?: string
  /** Where the moved man was let go, in squares from its own; only after a drag. */
  readonly offset?: Point
  readonly remark?: Remark
}

const pointerOf = (state: Interaction): number | undefined =>
  state.kind === 'dragging' ? state.drag.pointer : state.press?.pointer

/** The man whose targets are shown. */
export const chosenOf = (state: Interaction): number | undefined =>
  state.kind === 'dragging' ? state.drag.from : state.kind === 'selected' ? state.from : undefined

const cancelled = (state: Interaction): Step =>
  chosenOf(state) === undefined ? { state: IDLE } : { state: IDLE, remark: { kind: 'cancelled' } }

/** The whole of input: what comes in, what state follows, what is emitted. */
export function step(state: Interaction, event: InputEvent, scene: Scene): Step {
  switch (event.type) {
    case 'activate':
      return state.kind === 'dragging' ? cancelled(state) : tap(state, event.square, scene)
    case 'cancel':
      return event.pointer === undefined || event.pointer === pointerOf(state) ? cancelled(state) : { state }
    case 'down':
      return down(state, event.pointer, event.at, scene)
    case 'move':
      return state.kind === 'dragging' && state.drag.pointer === event.pointer
        ? { state: { ...state, drag: drag(state.drag, event.at, scene) } }
        : { state }
    case 'up':
      return event.pointer === pointerOf(state) ? up(state, event.at, scene) : { state }
  }
}

function down(state: Interaction, pointer: number, at: Point, scene: Scene): Step {
  // A second finger is never part of a move, and neither is what the first one had begun.
  if (pointerOf(state) !== undefined) return cancelled(state)
  const square = squareAt(scene.grid, at, scene.flipped)
  if (square === undefined) return { state }
  if (!scene.targets.moves.has(square)) {
    const press = { pointer, square }
    return { state: state.kind === 'selected' ? { ...state, press } : { kind: 'idle', press } }
  }
  const begun: Drag = { from: square, pointer, start: at, at, axis: undefined, hasLeft: false }
  return { state: { kind: 'dragging', drag: begun, wasSelected: chosenOf(state) === square } }
}

function up(state: Interaction, at: Point, scene: Scene): Step {
  if (state.kind === 'dragging') {
    const { drag: last, wasSelected } = state
    const now = drag(last, at, scene)
    if (!now.hasLeft) {
      const before: Interaction = wasSelected ? { kind: 'selected', from: now.from } : IDLE
      return tap(before, now.from, scene)
    }
    const { over, offset } = held(now, scene)
    const move = over === undefined ? undefined : scene.targets.moves.get(now.from)?.get(over)
    return move === undefined ? cancelled(state) : { state: IDLE, move, offset }
  }
  const pressed = state.press?.square
  const rest: Interaction = state.kind === 'selected' ? { kind: 'selected', from: state.from } : IDLE
  // A finger that slid onto another square did not tap; what was selected is given up with it.
  if (pressed === undefined || squareAt(scene.grid, at, scene.flipped) !== pressed) return cancelled(rest)
  return tap(rest, pressed, scene)
}

function tap(state: Interaction, square: number, { targets }: Scene): Step {
  const from = chosenOf(state)
  const move = from === undefined ? targets.placements.get(square) : targets.moves.get(from)?.get(square)
  if (move !== undefined) return { state: IDLE, move }
  if (from === square) return cancelled(state)
  if (targets.moves.has(square)) {
    return { state: { kind: 'selected', from: square }, remark: { kind: 'selected', square } }
  }
  return isPlayable(targets) ? { state: IDLE, remark: { kind: 'refused', square } } : { state: IDLE }
}
