import { unwrap } from '@ringbreak/rules'
import { begin, endingOf, playMove, type PlayedGame } from '../play/game.js'
import type { Level } from '../play/level.js'
import { restore } from '../play/stored.js'

/** The attackers' move that the start page has made already, so that the first touch of the board is a move. */
const OPENING = 'd11-d8'

/** A game with the attackers' first move on the board, that nobody has chosen a level for yet. */
export const opened: PlayedGame = unwrap(playMove(begin({ level: 'easy', seed: 0, date: '' }), OPENING))

/** The same moves, as a game against the computer of that level. */
export const atLevel = (
  game: PlayedGame,
  level: Level,
  { seed, today }: { readonly seed: number; readonly today: string },
): PlayedGame => ({ ...game, level, seed, date: today })

/** The game of a stored text, as long as it runs. What cannot be read is for the play page to speak of. */
export const runningGame = (text: string | undefined): PlayedGame | undefined => {
  const stored = text === undefined ? undefined : restore(text)
  return stored?.ok && endingOf(stored.value) === undefined ? stored.value : undefined
}
