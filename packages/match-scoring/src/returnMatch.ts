/** A place in a match: player 0 attacks in the first game, player 1 in the second. */
export type Player = 0 | 1

/** How one of the two games ended. */
export interface GameResult {
  readonly winner: 'attackers' | 'defenders' | 'draw'
  /** Moves of both sides together, 0 or more. */
  readonly plies: number
}

/** Who resigned or let the time run out, at any moment: that player loses the whole match. */
export interface Forfeit {
  readonly by: Player
  readonly how: 'resigned' | 'time'
}

/** What is known of a match of two games with sides swapped. */
export interface ReturnMatch {
  readonly first?: GameResult
  readonly second?: GameResult
  readonly forfeit?: Forfeit
}

/** How a match is decided. Plain data. */
export interface MatchScore {
  /** Missing when the match is drawn. */
  readonly winner?: Player
  readonly decidedBy: 'attacker-win' | 'defender-win' | 'fewer-moves' | 'draw' | 'forfeit'
}

/** The games as a player sees them: what he did as attacker, and what as defender. */
interface Share {
  readonly attacking: GameResult
  readonly defending: GameResult
}

const other = (player: Player): Player => (player === 0 ? 1 : 0)

/** The one player of whom something is true, if it is not true of both. */
const onlyOne = (of: readonly [boolean, boolean]): Player | undefined =>
  of[0] === of[1] ? undefined : of[0] ? 0 : 1

/**
 * Decides a match, in this order: a forfeit; exactly one win as attacker; exactly one win as defender; both won on the same side, then the
 * smaller number of moves of the game that a player won; else a draw.
 * @returns `undefined` while nothing is decided: no forfeit, and a game missing
 */
export function scoreReturnMatch({ first, second, forfeit }: ReturnMatch): MatchScore | undefined {
  if (forfeit !== undefined) return { winner: other(forfeit.by), decidedBy: 'forfeit' }
  if (first === undefined || second === undefined) return undefined
  const shares: readonly [Share, Share] = [
    { attacking: first, defending: second },
    { attacking: second, defending: first },
  ]
  const wonAttacking = ({ attacking }: Share): boolean => attacking.winner === 'attackers'
  const wonDefending = ({ defending }: Share): boolean => defending.winner === 'defenders'

  const attacker = onlyOne([wonAttacking(shares[0]), wonAttacking(shares[1])])
  if (attacker !== undefined) return { winner: attacker, decidedBy: 'attacker-win' }
  const defender = onlyOne([wonDefending(shares[0]), wonDefending(shares[1])])
  if (defender !== undefined) return { winner: defender, decidedBy: 'defender-win' }

  const movesOf = (share: Share): number | undefined =>
    wonAttacking(share) ? share.attacking.plies : wonDefending(share) ? share.defending.plies : undefined
  const moves = [movesOf(shares[0]), movesOf(shares[1])] as const
  if (moves[0] === undefined || moves[1] === undefined || moves[0] === moves[1]) return { decidedBy: 'draw' }
  return { winner: moves[0] < moves[1] ? 0 : 1, decidedBy: 'fewer-moves' }
}
