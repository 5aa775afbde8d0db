import { LEVELS, isLevel, type Level, type LevelLimits } from './levels.js'
import { MOST_DEPTH } from './search/limits.js'

/** How long to think: exactly one of `level`, `nodes`, `depth` and `movetime`. */
export interface SearchOptions {
  readonly level?: Level
  /** Moves made, 1 or more. */
  readonly nodes?: number
  /** Full-width plies, 1 to 64. */
  readonly depth?: number
  /** Milliseconds, 1 or more. */
  readonly movetime?: number
  /** An integer; levels play differently with different ones, and always alike with the same. Default 0. */
  readonly seed?: number
}

/** Why no search was begun. */
export class SearchError extends Error {
  readonly code: 'bad-options' | 'game-over'

  constructor(code: 'bad-options' | 'game-over', message: string) {
    super(message)
    this.name = 'SearchError'
    this.code = code
  }
}

/** Options, checked, with what they don't limit left open. */
export interface Plan extends LevelLimits {
  readonly movetime: number
  readonly seed: number
}

const isCount = (value: unknown, most = Number.MAX_SAFE_INTEGER): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= most

/** @throws SearchError `bad-options`, and says which */
export function planOf(options: SearchOptions, levels: Readonly<Record<Level, LevelLimits>>): Plan {
  const bad = (message: string): never => {
    throw new SearchError('bad-options', message)
  }
  const { level, nodes, depth, movetime, seed = 0 } = options
  const given = [level, nodes, depth, movetime].filter((limit) => limit !== undefined)
  if (given.length !== 1) bad('give exactly one of level, nodes, depth and movetime')
  if (!Number.isSafeInteger(seed)) bad('seed: an integer')
  const open = { nodes: Infinity, depth: MOST_DEPTH, movetime: Infinity, spread: 0, seed }
  if (level !== undefined)
    return isLevel(level) ? { ...open, ...levels[level] } : bad(`level: one of ${LEVELS.join(', ')}`)
  if (nodes !== undefined)
    return isCount(nodes) ? { ...open, nodes } : bad('nodes: a whole number, 1 or more')
  if (depth !== undefined) {
    return isCount(depth, MOST_DEPTH)
      ? { ...open, depth }
      : bad(`depth: a whole number from 1 to ${MOST_DEPTH}`)
  }
  return isCount(movetime) ? { ...open, movetime } : bad('movetime: milliseconds, a whole number, 1 or more')
}
