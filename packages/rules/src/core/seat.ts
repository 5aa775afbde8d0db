/** A place at the board, counted from 0 in the order of play. */
export type Seat = 0 | 1 | 2 | 3
