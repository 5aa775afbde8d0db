/** A move as a number that only the game's own board understands; 0 is no move. */
export type PackedMove = number

/** No legal position of any game has more moves. */
export const MOST_MOVES = 512

/** The mutable side of a game that the search works on. `make` and `unmake` allocate nothing. */
export interface SearchBoard {
  readonly sideToMove: number
  /** Plies made and not unmade. */
  readonly ply: number
  /** Hash of the position, two signed 32-bit halves. */
  readonly hashLow: number
  readonly hashHigh: number
  /** The side that has won; -1 while the game runs. */
  readonly winner: number
  make(move: PackedMove): void
  /** Whether having the turn is worth something in nearly every position: who stands well enough without it is not searched further then. */
  readonly mayPass: boolean
  /** Gives the turn to the other side; a ply like any other, but no move of the game. Only called when `mayPass`. */
  pass(): void
  /** Takes back the last move or pass. */
  unmake(): void
  /** Writes the legal moves into `moves` from `offset` on; answers the offset behind the last. */
  generate(moves: Uint16Array, offset: number): number
  /** Writes at least the legal moves that change material most, for quiescence. */
  generateTactical(moves: Uint16Array, offset: number): number
  /** Whether a legal move looks like one of those: for ordering only. */
  isTactical(move: PackedMove): boolean
  /** Value for the side to move, in hundredths of a man. */
  evaluate(): number
  /** True only if the side to move wins with its next move; false says nothing. */
  winsAtOnce(): boolean
  /** Whether the other side would win with its next move if it were its turn. */
  isThreatened(): boolean
}

/** What the side to move may expect, seen from its side. Plain data. */
export type Score =
  /** Hundredths of a man. */
  | { readonly kind: 'value'; readonly value: number }
  /** A forced win, the last ply of it counted. */
  | { readonly kind: 'win'; readonly plies: number }
  /** A forced loss. */
  | { readonly kind: 'loss'; readonly plies: number }

/** Inside the search a win in n plies is `WIN - n`. */
export const WIN = 30_000
/** Beyond this a value is a forced win. */
export const WIN_BOUND = WIN - 1000

export const scoreOf = (value: number): Score => {
  if (value > WIN_BOUND) return { kind: 'win', plies: WIN - value }
  if (value < -WIN_BOUND) return { kind: 'loss', plies: WIN + value }
  return { kind: 'value', value }
}
