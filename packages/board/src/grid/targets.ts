import type { Grid } from './grid.js'

/** The moves a board may emit, by the squares they are made with. */
export interface Targets {
  /** Of a man that can move: the squares it can reach, each with the text of the move. */
  readonly moves: ReadonlyMap<number, ReadonlyMap<number, string>>
  /** Squares on which one tap is a whole move, each with its text. */
  readonly placements: ReadonlyMap<number, string>
}

export const NO_TARGETS: Targets = { moves: new Map(), placements: new Map() }

/** Reads texts such as 'd1-d4' or 'd4'. Those that name no squares of this board cannot be played on it and are left out. */
export function targetsOf(grid: Grid, texts: readonly string[]): Targets {
  const moves = new Map<number, Map<number, string>>()
  const placements = new Map<number, string>()
  for (const text of texts) {
    const [from, to, ...rest] = text.split('-').map((name) => grid.numbers.get(name))
    if (from === undefined || rest.length > 0) continue
    if (!text.includes('-')) placements.set(from, text)
    else if (to !== undefined) moves.set(from, (moves.get(from) ?? new Map<number, string>()).set(to, text))
  }
  return { moves, placements }
}

export const isPlayable = ({ moves, placements }: Targets): boolean => moves.size + placements.size > 0
