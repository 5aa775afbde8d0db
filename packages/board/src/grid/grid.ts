/** A board of squares. Squares are numbered from the lower left: `rank * width + file`, both from 0. */
export interface Grid {
  readonly width: number
  readonly height: number
  /** Names by number. */
  readonly names: readonly string[]
  readonly numbers: ReadonlyMap<string, number>
}

const lettered = (file: number, rank: number): string => `${String.fromCharCode(97 + file)}${rank + 1}`

/** @param nameOf how squares are called; by default as on a chess board, 'a1' at the lower left. */
export function gridOf(
  width: number,
  height: number,
  nameOf: (file: number, rank: number) => string = lettered,
): Grid {
  const names = Array.from({ length: width * height }, (_, square) =>
    nameOf(square % width, Math.floor(square / width)),
  )
  return { width, height, names, numbers: new Map(names.map((name, square) => [name, square])) }
}

/**
 * Where a square is shown, as a slot counted from the upper left, row by row.
 * Turned by half, the board is read from the other end; the same function leads back from slot to square.
 */
export function slotOf({ width, height }: Grid, square: number, flipped: boolean): number {
  const slot = (height - 1 - Math.floor(square / width)) * width + (square % width)
  return flipped ? width * height - 1 - slot : slot
}

/** Which square is shown in a slot. */
export const squareOfSlot = (grid: Grid, slot: number, flipped: boolean): number =>
  slotOf(grid, slot, flipped)

/** A place on the shown board in squares: 0, 0 is the upper left corner, one unit is the side of a square. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The middle of a square where it is shown. */
export function middleOf(grid: Grid, square: number, flipped: boolean): Point {
  const slot = slotOf(grid, square, flipped)
  return { x: (slot % grid.width) + 0.5, y: Math.floor(slot / grid.width) + 0.5 }
}

/** The square under a place, or `undefined` outside of the board. */
export function squareAt(grid: Grid, { x, y }: Point, flipped: boolean): number | undefined {
  const isInside = x >= 0 && y >= 0 && x < grid.width && y < grid.height
  return isInside ? squareOfSlot(grid, Math.floor(y) * grid.width + Math.floor(x), flipped) : undefined
}
