import type { Mark } from '@ringbreak/board'
import type { Evidence, Reason, SquareName } from '@ringbreak/rules/hnefatafl'

const marked = (squares: readonly SquareName[], kind: Mark['kind']): readonly Mark[] =>
  squares.map((square) => ({ square, kind }))

/**
 * Draws why a game ended: ring, fort with its inside, or captors. A corner and a side without moves need no drawing.
 * @param fallenKing where the king stood, if he was taken
 */
export function marksOfOutcome(
  reason: Reason,
  { men, region }: Evidence,
  fallenKing: SquareName | undefined,
): readonly Mark[] {
  switch (reason) {
    case 'encirclement':
      return marked(men, 'ring')
    case 'edge-fort':
      return [...marked(men, 'fort'), ...marked(region, 'region')]
    case 'king-captured':
      return [
        ...marked(men, 'captor'),
        ...(fallenKing === undefined ? [] : marked([fallenKing], 'fallen-king')),
      ]
    default:
      return []
  }
}
