import { CELLS } from './square.js'

/** A set of squares that grows by flood fill: `add` what is found, take what is still to be looked at with `next`. Reused, never reallocated. */
export class Region {
  private readonly stampOf = new Uint32Array(CELLS)
  private readonly queue = new Uint8Array(CELLS)
  private readonly from = new Uint8Array(CELLS)
  private stamp = 0
  private read = 0
  /** How many squares it holds. */
  size = 0

  clear(): void {
    this.stamp++
    this.size = 0
    this.read = 0
  }

  /** @param from the square it was found from, for `before` */
  add(square: number, from = 0): void {
    if (this.stampOf[square] === this.stamp) return
    this.stampOf[square] = this.stamp
    this.from[square] = from
    this.queue[this.size++] = square
  }

  has(square: number): boolean {
    return this.stampOf[square] === this.stamp
  }

  before(square: number): number {
    return this.from[square]!
  }

  /** The next square to look at, 0 when all were. */
  next(): number {
    return this.read < this.size ? this.queue[this.read++]! : 0
  }

  squares(): readonly number[] {
    return [...this.queue.subarray(0, this.size)]
  }
}
