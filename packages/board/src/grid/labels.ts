/** What a grid says to people who do not see it. Squares come by name: 'd6'. */
export interface GridLabels {
  /** The name of the grid. */
  readonly board: string
  /** Joins the parts of a cell's name: a square, a man, what can be done there. */
  readonly join: (parts: readonly string[]) => string
  /** Parts of the name of a cell. */
  readonly isSelected: string
  readonly isMovable: string
  readonly isTarget: string
  /** Spoken when a man is taken up. `targets` counts the squares it can go to, at least 1. */
  readonly selected: (name: string, targets: number) => string
  readonly cancelled: string
  /** Spoken when a square was chosen that is neither a movable man nor a target. */
  readonly refused: (square: string) => string
}
