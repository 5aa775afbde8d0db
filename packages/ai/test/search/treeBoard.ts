import type { SearchBoard } from '../../src/search/contract.js'

const mix = (word: number): number => {
  word = Math.imul(word ^ (word >>> 16), 0x21f0aaad)
  word = Math.imul(word ^ (word >>> 15), 0x735a2d97)
  return (word ^ (word >>> 15)) | 0
}

/** A game that is a tree drawn by lot: one to four moves everywhere, a value everywhere, and now and then an end. */
export class TreeBoard implements SearchBoard {
  private readonly path: number[]
  readonly hashHigh = 7
  /** Its values are drawn by lot, and tell nothing of those below them. */
  readonly mayPass = false

  constructor(seed: number) {
    this.path = [mix(seed)]
  }

  get hashLow(): number {
    return this.path.at(-1)!
  }

  get ply(): number {
    return this.path.length - 1
  }

  get sideToMove(): number {
    return this.ply % 2
  }

  get winner(): number {
    return this.ply > 0 && this.hashLow % 9 === 0 ? this.hashLow & 1 : -1
  }

  make(move: number): void {
    this.path.push(mix(this.hashLow + move))
  }

  pass(): void {
    throw new Error('the turn may not be passed')
  }

  unmake(): void {
    this.path.pop()
  }

  generate(moves: Uint16Array, offset: number): number {
    const count = 1 + ((this.hashLow >>> 8) % 4)
    for (let move = 1; move <= count; move++) moves[offset++] = move
    return offset
  }

  generateTactical(_: Uint16Array, offset: number): number {
    return offset
  }

  isTactical(): boolean {
    return false
  }

  evaluate(): number {
    return mix(this.hashLow ^ 0x5555) % 500
  }

  winsAtOnce(): boolean {
    return false
  }

  isThreatened(): boolean {
    return false
  }
}
