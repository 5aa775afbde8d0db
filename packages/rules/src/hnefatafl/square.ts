/** The board is 11 x 11: files a..k from the left, ranks 1..11 from below. */
export const SIZE = 11
export const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'] as const
export type File = (typeof FILES)[number]
export type Rank = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11
/** The name of a square, `a1` to `k11`. */
export type SquareName = `${File}${Rank}`

/**
 * Inside the core a square is a number on a board with a border one square wide, so that no step needs a bounds check:
 * a1 is 14, k11 is 154, one file further is +1, one rank further +13.
 */
export const STRIDE = SIZE + 2
export const CELLS = STRIDE * STRIDE
export const DIRECTIONS = [1, -1, STRIDE, -STRIDE] as const

export const squareAt = (file: number, rank: number): number => (rank + 1) * STRIDE + file + 1
/** File of a square, 0..10. */
export const fileOf = (square: number): number => (square % STRIDE) - 1
/** Rank of a square, 0..10. */
export const rankOf = (square: number): number => Math.floor(square / STRIDE) - 1

/** All 121 squares, rank by rank from a1. */
export const SQUARES: readonly number[] = Array.from({ length: SIZE * SIZE }, (_, i) =>
  squareAt(i % SIZE, Math.floor(i / SIZE)),
)

export const THRONE = squareAt(5, 5)
export const CORNERS: readonly number[] = [squareAt(0, 0), squareAt(10, 0), squareAt(0, 10), squareAt(10, 10)]

export const nameOf = (square: number): SquareName =>
  `${FILES[fileOf(square)]!}${(rankOf(square) + 1) as Rank}`

const BY_NAME: ReadonlyMap<string, number> = new Map(SQUARES.map((square) => [nameOf(square), square]))
/** The square of a name; `undefined` for any other text. */
export const squareNamed = (name: string): number | undefined => BY_NAME.get(name)

export const isSquareName = (text: unknown): text is SquareName =>
  typeof text === 'string' && BY_NAME.has(text)
