import { makePly, ok, type Outcome, type Result } from '@ringbreak/rules'
import {
  ATTACKERS,
  DEFENDERS,
  legalMoves,
  makeMove,
  parseMove,
  play,
  start,
  type Position,
  type Reason,
  type Side,
} from '@ringbreak/rules/hnefatafl'
import type { Level } from './level.js'

/** The side the person leads; the computer has the other and moves first. */
export const PERSON: Side = DEFENDERS
export const COMPUTER: Side = ATTACKERS

/** What a game is begun with. */
export interface Beginning {
  readonly level: Level
  /** Makes the computer's choices among equal moves repeatable: an integer, 0 to 2^32 - 1. */
  readonly seed: number
  /** The day it was begun, as `2026-12-01`. */
  readonly date: string
}

/** A game against the computer, from its beginning to the last ply: immutable. */
export interface PlayedGame extends Beginning {
  /** Texts of the plies with what they captured, as in `d8-a8xa7`. */
  readonly plies: readonly string[]
  /** One more than plies: the first position, then the one after each ply. */
  readonly positions: readonly [Position, ...Position[]]
  /** What each ply captured. */
  readonly captured: readonly (readonly string[])[]
  /** How the last ply ended the game. */
  readonly outcome?: Outcome<Reason>
  /** The person gave the game up. */
  readonly resigned: boolean
}

/** Why a game is over, and who won it. */
export interface Ending {
  readonly winner: Side
  readonly reason: Reason | 'resignation'
}

export const begin = (beginning: Beginning): PlayedGame => ({
  ...beginning,
  plies: [],
  positions: [start()],
  captured: [],
  resigned: false,
})

export const lastPosition = ({ positions, plies }: PlayedGame): Position => positions[plies.length]!

/** `undefined` while the game runs. */
export function endingOf({ resigned, outcome }: PlayedGame): Ending | undefined {
  if (resigned) return { winner: COMPUTER, reason: 'resignation' }
  if (outcome === undefined) return undefined
  return { winner: outcome.winners[0] === PERSON ? PERSON : COMPUTER, reason: outcome.reason }
}

/** Whose move it is; `undefined` when the game is over. */
export const toMove = (game: PlayedGame): Side | undefined =>
  endingOf(game) === undefined ? lastPosition(game).sideToMove : undefined

/** Texts of the moves that the person may make now; none while the computer thinks or after the end. */
export const movesOfPerson = (game: PlayedGame): readonly string[] =>
  toMove(game) === PERSON ? legalMoves(lastPosition(game)).map(makeMove) : []

/** Plays a move for the side whose turn it is. The faults are those of the rules; an ended game says `game-over`. */
export function playMove(game: PlayedGame, text: string): Result<PlayedGame> {
  if (game.resigned) return { ok: false, error: { code: 'game-over', message: 'the game was given up' } }
  const move = parseMove(text)
  if (!move.ok) return move
  const played = play(lastPosition(game), move.value)
  if (!played.ok) return played
  const { position, captured, outcome } = played.value
  return ok({
    ...game,
    plies: [...game.plies, makePly({ move: text, captures: captured })],
    positions: [...game.positions, position],
    captured: [...game.captured, captured],
    ...(outcome && { outcome }),
  })
}

/** How many plies `takeBack` would remove: the person's last move and all that came after it. */
function pliesToTakeBack({ plies, positions, resigned }: PlayedGame): number {
  if (resigned) return 0
  for (let ply = plies.length - 1; ply >= 0; ply--) {
    if (positions[ply]!.sideToMove === PERSON) return plies.length - ply
  }
  return 0
}

export const canTakeBack = (game: PlayedGame): boolean => pliesToTakeBack(game) > 0

/** The game before the person's last move; the same game when there is none, or when it was given up. */
export function takeBack(game: PlayedGame): PlayedGame {
  const removed = pliesToTakeBack(game)
  if (removed === 0) return game
  const { outcome: _, ...rest } = game
  const kept = game.plies.length - removed
  const [first, ...later] = game.positions
  return {
    ...rest,
    plies: game.plies.slice(0, kept),
    positions: [first, ...later.slice(0, kept)],
    captured: game.captured.slice(0, kept),
  }
}

/** Gives the game up; a game that is over stays as it is. */
export const resign = (game: PlayedGame): PlayedGame =>
  endingOf(game) === undefined ? { ...game, resigned: true } : game
