import { GRID, type Man, type Men } from './position.js'

/** What the board is told: the men, and the move that led there. */
export interface Told {
  readonly men: Men
  /** 'd1-d4', or `undefined` where no move is to be shown. */
  readonly move: string | undefined
  readonly captured: readonly string[]
}

export interface Removed {
  readonly square: number
  /** Unknown where the board did not see the man before. */
  readonly man: Man | undefined
}

/** What is shown of the way from one position to the next. */
export interface Change {
  /** Counts the changes from 0, the first position: a new number, a new showing. */
  readonly count: number
  /** The move to be spoken, if it is another one than before. */
  readonly news: { readonly man: Man | undefined; readonly from: number; readonly to: number } | undefined
  readonly removed: readonly Removed[]
  /** Whether the move and nothing else leads from the position before to this one: only then men glide and fade. */
  readonly isSmooth: boolean
}

const NOTHING: Change = { count: 0, news: undefined, removed: [], isSmooth: false }

/** Remembers what was told before. Told the same again, it answers the same again. */
export function changeTracker(): (told: Told) => Change {
  let before: Told | undefined
  let last = NOTHING
  return (told) => {
    if (before !== undefined && !isSame(before, told)) last = changeOf(before, told, last.count + 1)
    before = told
    return last
  }
}

const isSame = (a: Told, b: Told): boolean =>
  a.move === b.move && a.captured.join() === b.captured.join() && isSameMen(a.men, b.men)

const isSameMen = (a: Men, b: Men): boolean =>
  a === b || (a.size === b.size && [...a].every(([square, man]) => b.get(square) === man))

function changeOf(before: Told, { men, move, captured }: Told, count: number): Change {
  const [from, to] = move?.split('-').map((name) => GRID.numbers.get(name)) ?? []
  if (from === undefined || to === undefined) return { ...NOTHING, count }
  const man = men.get(to)
  const isNew = move !== before.move || !isSameMen(before.men, men)
  const removed = captured
    .map((name) => GRID.numbers.get(name))
    .filter((square) => square !== undefined)
    .map((square) => ({ square, man: before.men.get(square) }))

  const led = new Map(before.men)
  led.delete(from)
  for (const { square } of removed) led.delete(square)
  if (man) led.set(to, man)
  const isSmooth =
    man !== undefined &&
    before.men.get(from) === man &&
    !before.men.has(to) &&
    removed.every((one) => one.man !== undefined) &&
    isSameMen(led, men)
  return { count, news: isNew ? { man, from, to } : undefined, removed, isSmooth }
}
