import { capture } from './capture.js'
import { ATTACKER, EMPTY_CORNER, KING, VACANT } from './cell.js'
import { isFort } from './fort.js'
import { History } from './history.js'
import { hasMove, type PackedMove } from './movegen.js'
import { ATTACKERS, DEFENDERS, type Side } from './position.js'
import { isEncircled, mayCloseRing } from './ring.js'
import { CELLS } from './square.js'
import { KEYS_HIGH, KEYS_LOW, SIDE_HIGH, SIDE_LOW } from './zobrist.js'

/** Why the game is over: `RUNNING` while it is not, else 1 + the index of the reason in `REASONS`. */
export const RUNNING = 0
export const CORNER = 1
export const KING_CAPTURED = 2
export const EDGE_FORT = 3
export const ENCIRCLEMENT = 4
export const NO_MOVES = 5
export type Ended = 0 | 1 | 2 | 3 | 4 | 5

/** Room for the men of one side: 24 attackers are the most. */
const LIST = 32
const MEN = 2 * LIST

/** How many plies can be made on one board without being unmade. */
export const MAX_PLIES = 1024

const sideOf = (man: number): Side => (man === ATTACKER ? ATTACKERS : DEFENDERS)

/**
 * The fast, mutable core. Every rule is written once, on it: the immutable interface and the search both use it. `make` and `unmake` allocate
 * nothing and check nothing: they take moves that `generate` gave for this very board, and a board that is over must not be moved on.
 */
export class Board {
  /** A code of `cell.ts` for each cell. Not to be written from outside. */
  readonly cells = Uint8Array.from(VACANT)
  sideToMove: Side = ATTACKERS
  /** Square of the king, 0 once he was taken. */
  king = 0
  /** Zobrist hash of the men and the side to move: 64 bits in two signed halves. */
  hashLow = 0
  hashHigh = 0
  ended: Ended = RUNNING
  /** Plies made and not unmade. */
  ply = 0

  private readonly lists = new Uint8Array(MEN)
  private readonly slots = new Uint8Array(CELLS)
  private readonly counts = new Uint8Array(2)
  private readonly history = new History()

  private readonly taken = new Uint8Array(MEN)
  private readonly takenMen = new Uint8Array(MEN)
  private readonly takenSlots = new Uint8Array(MEN)
  private takenCount = 0

  private readonly moves = new Uint16Array(MAX_PLIES)
  private readonly takenBefore = new Uint8Array(MAX_PLIES)
  private readonly baseBefore = new Uint32Array(MAX_PLIES)
  private readonly hashLowBefore = new Int32Array(MAX_PLIES)
  private readonly hashHighBefore = new Int32Array(MAX_PLIES)

  /** Men of a side, the king among the defenders. */
  count(side: Side): number {
    return this.counts[side]!
  }

  /** Square of a side's man `i`, 0 to `count(side) - 1`. The order is deterministic, but changes as men fall. */
  man(side: Side, i: number): number {
    return this.lists[side * LIST + i]!
  }

  /** How many men the last move took. */
  get capturedCount(): number {
    return this.ply === 0 ? 0 : this.takenCount - this.takenBefore[this.ply - 1]!
  }

  /** The squares that the last move emptied by capture. */
  captured(): readonly number[] {
    return [...this.taken.subarray(this.takenCount - this.capturedCount, this.takenCount)]
  }

  /** Sets up: puts a man on an empty square. */
  place(square: number, man: number): void {
    const side = sideOf(man)
    const slot = this.counts[side]!++
    this.lists[side * LIST + slot] = square
    this.slots[square] = slot
    this.cells[square] = man
    if (man === KING) this.king = square
    this.toggle(man, square)
  }

  /** Sets up: a board (attackers to move) that defenders may not bring back. */
  remember(hashLow: number, hashHigh: number): void {
    this.history.push(hashLow, hashHigh)
  }

  /** Ends setting up: whose turn it is, and whether the game is over already. */
  ready(side: Side): this {
    this.sideToMove = side
    if (side === DEFENDERS) this.toggleSide()
    this.ended = this.judge(true)
    return this
  }

  make(move: PackedMove): void {
    this.advance(move)
    this.ended = this.judge(false)
  }

  unmake(): void {
    this.retreat()
    this.ended = RUNNING
  }

  /** Whether any board could be brought back now. */
  mayRepeat(): boolean {
    return this.history.size > this.history.base
  }

  /** Whether a defender move brings back a board that stood since the last capture. */
  repeats(move: PackedMove): boolean {
    const from = move >> 8
    const to = move & 255
    const man = this.cells[from]! * CELLS
    const low = this.hashLow ^ KEYS_LOW[man + from]! ^ KEYS_LOW[man + to]! ^ SIDE_LOW
    const high = this.hashHigh ^ KEYS_HIGH[man + from]! ^ KEYS_HIGH[man + to]! ^ SIDE_HIGH
    if (!this.history.has(low, high)) return false
    // Men of that board may have stood safely where this move would take them: then the boards differ.
    this.advance(move)
    const tookNobody = this.capturedCount === 0
    this.retreat()
    return tookNobody
  }

  /** Drops the defender moves of `moves` from `offset` to `end` that are barred by repetition; answers the new end. */
  dropRepetitions(moves: Uint16Array, offset: number, end: number): number {
    let kept = offset
    let from = 0
    let man = 0
    let low = 0
    for (let i = offset; i < end; i++) {
      const move = moves[i]!
      if (move >> 8 !== from) {
        from = move >> 8
        man = this.cells[from]! * CELLS
        low = this.hashLow ^ KEYS_LOW[man + from]! ^ SIDE_LOW
      }
      if (this.history.mayHave(low ^ KEYS_LOW[man + (move & 255)]!) && this.repeats(move)) continue
      moves[kept++] = move
    }
    return kept
  }

  /** Takes a man off the board, as part of the move that is being made. */
  take(square: number): void {
    const man = this.cells[square]!
    const list = sideOf(man) * LIST
    const slot = this.slots[square]!
    const last = this.lists[list + --this.counts[sideOf(man)]!]!
    this.lists[list + slot] = last
    this.slots[last] = slot
    this.cells[square] = VACANT[square]!
    if (man === KING) this.king = 0
    this.toggle(man, square)
    this.taken[this.takenCount] = square
    this.takenMen[this.takenCount] = man
    this.takenSlots[this.takenCount++] = slot
  }

  private putBack(): void {
    const square = this.taken[--this.takenCount]!
    const man = this.takenMen[this.takenCount]!
    const slot = this.takenSlots[this.takenCount]!
    const list = sideOf(man) * LIST
    const end = this.counts[sideOf(man)]!++
    const moved = this.lists[list + slot]!
    this.lists[list + end] = moved
    this.slots[moved] = end
    this.lists[list + slot] = square
    this.slots[square] = slot
    this.cells[square] = man
    if (man === KING) this.king = square
  }

  private advance(move: PackedMove): void {
    const from = move >> 8
    const to = move & 255
    const ply = this.ply++
    this.moves[ply] = move
    this.takenBefore[ply] = this.takenCount
    this.baseBefore[ply] = this.history.base
    this.hashLowBefore[ply] = this.hashLow
    this.hashHighBefore[ply] = this.hashHigh

    // A board is remembered when it is left, so that leaves cost nothing.
    if (this.sideToMove === ATTACKERS) this.history.push(this.hashLow, this.hashHigh)

    const man = this.shift(from, to)
    this.toggle(man, from)
    this.toggle(man, to)
    capture(this, to)
    if (this.capturedCount > 0) this.history.base = this.history.size
    this.sideToMove = this.sideToMove === ATTACKERS ? DEFENDERS : ATTACKERS
    this.toggleSide()
  }

  private retreat(): void {
    const ply = --this.ply
    const move = this.moves[ply]!
    this.history.base = this.baseBefore[ply]!
    this.sideToMove = this.sideToMove === ATTACKERS ? DEFENDERS : ATTACKERS
    if (this.sideToMove === ATTACKERS) this.history.pop()
    while (this.takenCount > this.takenBefore[ply]!) this.putBack()
    this.shift(move & 255, move >> 8)
    this.hashLow = this.hashLowBefore[ply]!
    this.hashHigh = this.hashHighBefore[ply]!
  }

  private shift(from: number, to: number): number {
    const man = this.cells[from]!
    const slot = this.slots[from]!
    this.cells[from] = VACANT[from]!
    this.cells[to] = man
    this.lists[sideOf(man) * LIST + slot] = to
    this.slots[to] = slot
    if (man === KING) this.king = to
    return man
  }

  private toggle(man: number, square: number): void {
    this.hashLow ^= KEYS_LOW[man * CELLS + square]!
    this.hashHigh ^= KEYS_HIGH[man * CELLS + square]!
  }

  private toggleSide(): void {
    this.hashLow ^= SIDE_LOW
    this.hashHigh ^= SIDE_HIGH
  }

  /** The end of the game, in the order of the rules. `fully`: the position is new, so that nothing can be told from the last move. */
  private judge(fully: boolean): Ended {
    if (this.king === 0) return KING_CAPTURED
    if (VACANT[this.king] === EMPTY_CORNER) return CORNER
    if (isFort(this)) return EDGE_FORT
    if ((fully || this.mayHaveClosedRing()) && isEncircled(this)) return ENCIRCLEMENT
    return hasMove(this) ? RUNNING : NO_MOVES
  }

  /** Only an attacker's move closes a ring: where he comes to stand, or by the last defender outside that he takes. */
  private mayHaveClosedRing(): boolean {
    if (this.sideToMove === ATTACKERS) return false
    return this.capturedCount > 0 || mayCloseRing(this, this.moves[this.ply - 1]! & 255)
  }
}
