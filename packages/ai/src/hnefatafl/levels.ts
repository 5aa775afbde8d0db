import type { Level, LevelLimits } from '../levels.js'

/** Very hard is what takes a machine of 2026 about two seconds. */
export const levels = {
  easy: { nodes: 1_500, depth: 2, spread: 60 },
  medium: { nodes: 10_000, depth: 4, spread: 25 },
  hard: { nodes: 80_000, depth: 64, spread: 6 },
  veryHard: { nodes: 700_000, depth: 64, spread: 3 },
} as const satisfies Record<Level, LevelLimits>
