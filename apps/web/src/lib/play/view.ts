import type { Mark } from '@ringbreak/board'
import { parsePly } from '@ringbreak/rules'
import {
  evidence,
  isKingThreatened,
  makePosition,
  menOf,
  type Man,
  type Position,
  type SquareName,
} from '@ringbreak/rules/hnefatafl'
import { marksOfOutcome } from '../games/hnefatafl/marksOfOutcome.js'
import type { PlayedGame } from './game.js'

/** A ply as the board shows it: what moved, and what that took. */
export interface ShownPly {
  readonly move: string
  readonly captured: readonly string[]
}

/** The position after so many plies; the game has it. */
export const positionAt = ({ positions }: PlayedGame, ply: number): Position => positions[ply]!

/** The ply that led to the position after so many plies; none leads to the first. */
export function plyBefore({ plies, captured }: PlayedGame, ply: number): ShownPly | undefined {
  const text = plies[ply - 1]
  return text === undefined ? undefined : { move: parsePly(text).move, captured: captured[ply - 1]! }
}

const kingSquare = (position: Position): SquareName | undefined =>
  [...menOf(position)].find(([, man]) => man === 'king')?.[0]

/** Where the king stands whom the attackers could take with their next move. */
export const threatenedKing = (position: Position): SquareName | undefined =>
  isKingThreatened(position) ? kingSquare(position) : undefined

/** Draws why the game ended, on its last position: nothing while it runs, or when it was given up. */
export function marksOfEnd(game: PlayedGame): readonly Mark[] {
  if (game.outcome === undefined) return []
  const last = game.plies.length
  const position = positionAt(game, last)
  const king = kingSquare(position)
  if (game.outcome.reason === 'corner' && king !== undefined) return [{ square: king, kind: 'good' }]
  const fallen = last > 0 ? kingSquare(positionAt(game, last - 1)) : undefined
  return marksOfOutcome(game.outcome.reason, evidence(position, namesOf(game.captured[last - 1])), fallen)
}

const namesOf = (captured: readonly string[] = []): readonly SquareName[] => captured as readonly SquareName[]

/** How many men of each side were captured before the position after so many plies. */
export function capturedBefore({ positions }: PlayedGame, ply: number): Record<Exclude<Man, 'king'>, number> {
  const lost = (man: Man): number => countOf(positions[0], man) - countOf(positions[ply]!, man)
  return { attacker: lost('attacker'), defender: lost('defender') }
}

const countOf = (position: Position, man: Man): number =>
  [...menOf(position).values()].filter((other) => other === man).length

/** The text that the board draws. */
export const boardText = makePosition

/** Draws the move that the engine would play. */
export const hintMarks = (move: string | undefined): readonly Mark[] =>
  move === undefined ? [] : move.split('-').map((square) => ({ square, kind: 'hint' }))
