import { ATTACKER, DEFENDER, KING } from './cell.js'
import { CELLS, SQUARES } from './square.js'

/**
 * Zobrist keys (A. L. Zobrist, "A New Hashing Method with Application for Game Playing", 1970): 64 bits a man and square, as two
 * signed 32-bit halves. Indexed by `man * CELLS + square`.
 */
export const KEYS_LOW = new Int32Array((KING + 1) * CELLS)
export const KEYS_HIGH = new Int32Array((KING + 1) * CELLS)

/** A fixed sequence (the mixing function of SplitMix32): hashes are the same in every process and release. */
const sequence = (seed: number) => (): number => {
  seed = (seed + 0x9e3779b9) | 0
  let word = seed ^ (seed >>> 16)
  word = Math.imul(word, 0x21f0aaad)
  word ^= word >>> 15
  word = Math.imul(word, 0x735a2d97)
  return (word ^ (word >>> 15)) | 0
}

const next = sequence(0x52696e67)
for (const man of [ATTACKER, DEFENDER, KING]) {
  for (const square of SQUARES) {
    KEYS_LOW[man * CELLS + square] = next()
    KEYS_HIGH[man * CELLS + square] = next()
  }
}
/** Part of the hash while the defenders are to move. */
export const SIDE_LOW = next()
export const SIDE_HIGH = next()
