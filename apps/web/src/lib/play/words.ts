import { parsePly } from '@ringbreak/rules'
import { PERSON, type Ending } from './game.js'
import type { Level } from './level.js'
import { m } from '../paraglide/messages.js'

export const levelName = (level: Level): string =>
  ({
    easy: m.play_level_easy,
    medium: m.play_level_medium,
    hard: m.play_level_hard,
    veryHard: m.play_level_very_hard,
  })[level]()

/** What a level is like, in a sentence. */
export const levelText = (level: Level): string =>
  ({
    easy: m.play_level_easy_text,
    medium: m.play_level_medium_text,
    hard: m.play_level_hard_text,
    veryHard: m.play_level_very_hard_text,
  })[level]()

/** A ply in words: "d1 to d4, takes e4". */
export function plyInWords(ply: string): string {
  const { move, captures } = parsePly(ply)
  const [from = '', to = ''] = move.split('-')
  return captures.length === 0
    ? m.play_ply({ from, to })
    : m.play_ply_captures({ from, to, squares: captures.join(', ') })
}

/** Why the game ended, in a sentence. */
export function endingInWords({ reason, winner }: Ending): string {
  switch (reason) {
    case 'corner':
      return m.play_end_corner()
    case 'king-captured':
      return m.play_end_king_captured()
    case 'edge-fort':
      return m.play_end_edge_fort()
    case 'encirclement':
      return m.play_end_encirclement()
    case 'no-moves':
      return winner === PERSON ? m.play_end_no_moves_won() : m.play_end_no_moves_lost()
    case 'resignation':
      return m.play_end_resignation()
  }
}

/** What would have helped against such an end; `undefined` where there is nothing to say. */
export function tipAgainst({ reason }: Ending): string | undefined {
  switch (reason) {
    case 'king-captured':
      return m.play_tip_king_captured()
    case 'encirclement':
      return m.play_tip_encirclement()
    case 'no-moves':
      return m.play_tip_no_moves()
    case 'resignation':
      return m.play_tip_resignation()
    default:
      return undefined
  }
}

/** A ply as it is written in the list: "d1–d4 ×e4". */
export function plyShort(ply: string): string {
  const { move, captures } = parsePly(ply)
  return [move.replace('-', '–'), ...captures.map((square) => `×${square}`)].join(' ')
}
