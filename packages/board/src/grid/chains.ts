import type { Grid } from './grid.js'

/** Squares one after the other, each beside the next; a closed chain ends where it began. */
export type Chain = readonly number[]

/**
 * Connects squares to their neighbours, diagonal ones where no shared neighbour connects them already, and walks the
 * connections as few chains, each connection once. A square without neighbours is a chain of its own.
 */
export function chainsOf({ width, height }: Grid, squares: readonly number[]): readonly Chain[] {
  const marked = new Set(squares)
  const beside = (square: number): number[] => {
    const file = square % width
    const rank = Math.floor(square / width)
    const has = (df: number, dr: number): boolean =>
      file + df >= 0 &&
      file + df < width &&
      rank + dr >= 0 &&
      rank + dr < height &&
      marked.has(square + dr * width + df)
    return STEPS.filter(
      ([df, dr]) => has(df, dr) && (df === 0 || dr === 0 || (!has(df, 0) && !has(0, dr))),
    ).map(([df, dr]) => square + dr * width + df)
  }

  const open = new Map([...marked].map((square) => [square, new Set(beside(square))]))
  const chains: Chain[] = [...open].filter(([, links]) => links.size === 0).map(([square]) => [square])
  // Ends first: a walk that starts in the middle of a line leaves a second chain behind.
  const isEnd = (square: number): number => ((open.get(square)?.size ?? 0) % 2 === 1 ? 0 : 1)
  for (const start of [...marked].sort((a, b) => isEnd(a) - isEnd(b))) {
    while (open.get(start)!.size > 0) chains.push(walk(open, start))
  }
  return chains
}

const STEPS = [-1, 0, 1].flatMap((df) =>
  [-1, 0, 1].filter((dr) => df !== 0 || dr !== 0).map((dr) => [df, dr] as const),
)

function walk(open: ReadonlyMap<number, Set<number>>, start: number): Chain {
  const chain = [start]
  for (let at = start; ;) {
    const next = [...open.get(at)!].at(0)
    if (next === undefined) return chain
    open.get(at)!.delete(next)
    open.get(next)!.delete(at)
    chain.push(next)
    at = next
  }
}
