/** The levels, from weak to strong, by the names that every game uses. */
export const LEVELS = ['easy', 'medium', 'hard', 'veryHard'] as const
export type Level = (typeof LEVELS)[number]

/** What a level may do. Nodes, not time: a slow phone meets the same opponent. */
export interface LevelLimits {
  readonly nodes: number
  readonly depth: number
  /** Hundredths of a man by which values are moved by lot, so that games differ. */
  readonly spread: number
}

export const isLevel = (text: unknown): text is Level => (LEVELS as readonly unknown[]).includes(text)
