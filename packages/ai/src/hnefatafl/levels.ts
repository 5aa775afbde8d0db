import type { Level, LevelLimits } from '../levels.js'

/** Nodes, depth and spread of each level. The spread of the upper two is less than any man or threat is worth. */
export const levels = {
  /** Sees its own next move and the answer to it, and is not particular about the rest. */
  easy: { nodes: 1_500, depth: 2, spread: 60 },
  /** Sees two moves of each side, and plans nothing beyond. */
  medium: { nodes: 10_000, depth: 4, spread: 25 },
  /** Sees every win and loss a few moves away, and uses a careless move. */
  hard: { nodes: 80_000, depth: 64, spread: 6 },
  /** The best it finds in what takes a machine of 2026 about two seconds. */
  veryHard: { nodes: 1_200_000, depth: 64, spread: 3 },
} as const satisfies Record<Level, LevelLimits>
