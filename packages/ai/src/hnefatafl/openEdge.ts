import { CELLS, SQUARES, fileOf, rankOf } from '@ringbreak/rules/hnefatafl/core'

const RANKS = 11
/** All files of a rank. */
export const ALL = 0x7ff
/** The two files on the edge. */
const SIDES = 0x401

/** The rank of a square, and its file as a bit. */
export const RANK = new Uint8Array(CELLS)
export const BIT = new Uint16Array(CELLS)
for (const square of SQUARES) {
  RANK[square] = rankOf(square)
  BIT[square] = 1 << fileOf(square)
}

/** For all sets of files: how many they are, and the same set seen from the other end. */
const ONES = new Uint8Array(ALL + 1)
const MIRRORED = new Uint16Array(ALL + 1)
for (let bits = 1; bits <= ALL; bits++) {
  ONES[bits] = ONES[bits >> 1]! + (bits & 1)
  for (let file = 0; file < RANKS; file++) MIRRORED[bits]! |= ((bits >> file) & 1) << (RANKS - 1 - file)
}

/** The squares of a rank that are reached from `seed` over the bits of `free`: an addition carries through each run of them. */
function spread(seed: number, free: number): number {
  const up = (((free + seed) ^ free) & free) | seed
  const mirroredFree = MIRRORED[free]!
  const mirrored = MIRRORED[up]!
  return MIRRORED[(((mirroredFree + mirrored) ^ mirroredFree) & mirroredFree) | mirrored]!
}

const reached = new Uint16Array(RANKS)

/** How many squares of the edge are joined with one square over those that are free, which are given by rank. */
export function openEdge(free: Readonly<Uint16Array>, rank: number, bit: number): number {
  reached.fill(0)
  reached[rank] = spread(bit, free[rank]!)
  let changed = true
  while (changed) {
    changed = false
    for (let r = 1; r < RANKS; r++) {
      const seed = reached[r - 1]! & free[r]! & ~reached[r]!
      if (seed === 0) continue
      reached[r] = reached[r]! | spread(seed, free[r]!)
      changed = true
    }
    for (let r = RANKS - 2; r >= 0; r--) {
      const seed = reached[r + 1]! & free[r]! & ~reached[r]!
      if (seed === 0) continue
      reached[r] = reached[r]! | spread(seed, free[r]!)
      changed = true
    }
  }
  let open = ONES[reached[0]!]! + ONES[reached[RANKS - 1]!]!
  for (let r = 1; r < RANKS - 1; r++) open += ONES[reached[r]! & SIDES]!
  return open
}
