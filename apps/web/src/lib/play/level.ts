import { LEVELS, type Level } from '@ringbreak/ai/client'

/** Strengths of the computer, weakest first, as the engine knows them. */
export { LEVELS, type Level }

export const isLevel = (text: unknown): text is Level => LEVELS.some((level) => level === text)
