import { WIN_BOUND } from './contract.js'

export const EXACT = 1
export const LOWER = 2
export const UPPER = 3
export type Bound = typeof EXACT | typeof LOWER | typeof UPPER

/**
 * What earlier searches found, by hash: two entries a bucket, one kept by depth and one always replaced. An entry is taken only if all 64 bits
 * agree. Wins are stored by their distance from the entry's own position.
 */
export class TranspositionTable {
  /** Fields of the entry that `find` found. */
  move = 0
  value = 0
  depth = 0
  bound: Bound = EXACT

  private readonly mask: number
  private readonly low: Int32Array
  private readonly high: Int32Array
  private readonly moves: Uint16Array
  private readonly values: Int16Array
  private readonly depths: Int8Array
  private readonly bounds: Uint8Array
  private readonly ages: Uint8Array
  private age = 0

  /** @param bits the table has 2^bits entries, of 15 bytes each */
  constructor(bits: number) {
    const size = 2 ** bits
    this.mask = size - 2
    this.low = new Int32Array(size)
    this.high = new Int32Array(size)
    this.moves = new Uint16Array(size)
    this.values = new Int16Array(size)
    this.depths = new Int8Array(size)
    this.bounds = new Uint8Array(size)
    this.ages = new Uint8Array(size)
  }

  /** Entries of earlier searches give way from now on. */
  startSearch(): void {
    this.age = (this.age + 1) & 255
  }

  find(low: number, high: number, ply: number): boolean {
    const bucket = low & this.mask
    for (let i = bucket; i < bucket + 2; i++) {
      if (this.low[i] !== low || this.high[i] !== high || this.bounds[i] === 0) continue
      this.move = this.moves[i]!
      this.depth = this.depths[i]!
      this.bound = this.bounds[i] as Bound
      this.value = fromEntry(this.values[i]!, ply)
      return true
    }
    return false
  }

  store(
    low: number,
    high: number,
    ply: number,
    depth: number,
    value: number,
    bound: Bound,
    move: number,
  ): void {
    let i = low & this.mask
    const keptByDepth = this.ages[i] === this.age && this.depths[i]! > depth
    const same = this.low[i] === low && this.high[i] === high
    if (keptByDepth && !same) i++
    this.low[i] = low
    this.high[i] = high
    this.moves[i] = move
    this.values[i] = toEntry(value, ply)
    this.depths[i] = depth
    this.bounds[i] = bound
    this.ages[i] = this.age
  }
}

const toEntry = (value: number, ply: number): number =>
  value > WIN_BOUND ? value + ply : value < -WIN_BOUND ? value - ply : value

const fromEntry = (value: number, ply: number): number =>
  value > WIN_BOUND ? value - ply : value < -WIN_BOUND ? value + ply : value
