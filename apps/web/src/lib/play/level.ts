/** Strengths of the computer, weakest first. */
export const LEVELS = ['easy', 'medium', 'hard', 'veryHard'] as const
export type Level = (typeof LEVELS)[number]

export const isLevel = (text: unknown): text is Level => LEVELS.some((level) => level === text)
