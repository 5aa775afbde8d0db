const BUCKETS = 4096

/** The boards a defender may not bring back, as 64-bit hashes, in the order they stood. Those before `base` can't return: a man fell since. */
export class History {
  base = 0
  size = 0
  private low = new Int32Array(256)
  private high = new Int32Array(256)
  /** How many entries share the lowest bits of a hash: most questions are answered by a zero here. */
  private readonly buckets = new Uint16Array(BUCKETS)

  push(low: number, high: number): void {
    if (this.size === this.low.length) this.grow()
    this.low[this.size] = low
    this.high[this.size++] = high
    this.buckets[low & (BUCKETS - 1)]!++
  }

  pop(): void {
    this.buckets[this.low[--this.size]! & (BUCKETS - 1)]!--
  }

  /** False is certain, true is not. */
  mayHave(low: number): boolean {
    return this.buckets[low & (BUCKETS - 1)] !== 0
  }

  has(low: number, high: number): boolean {
    if (!this.mayHave(low)) return false
    for (let i = this.size - 1; i >= this.base; i--) {
      if (this.low[i] === low && this.high[i] === high) return true
    }
    return false
  }

  private grow(): void {
    const { low, high } = this
    this.low = new Int32Array(low.length * 2)
    this.high = new Int32Array(high.length * 2)
    this.low.set(low)
    this.high.set(high)
  }
}
