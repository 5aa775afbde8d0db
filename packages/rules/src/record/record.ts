import { fault, type Fault } from '../core/result.js'

/** A written game: plain data that it can be replayed from. */
export interface GameRecord {
  /** Id of the game, such as `hnefatafl`. */
  readonly game: string
  /** What is told besides the plies, such as `Date` or `Result`: names are letters, the first a capital; a value is one line. */
  readonly headers: Readonly<Record<string, string>>
  /** Text of the first position where it is not the game's own start. */
  readonly position?: string
  /** Texts of the plies, in order. Captures may stand behind a move, as in `d8-a8xa7`. */
  readonly plies: readonly string[]
}

/** A ply of a written game, taken apart: `d8-a8xa7xc8` is the move `d8-a8` with the captures `a7` and `c8`. */
export interface WrittenPly {
  readonly move: string
  /** As written; none says nothing of what was captured. */
  readonly captures: readonly string[]
}

export function parsePly(text: string): WrittenPly {
  const [move = '', ...captures] = text.split('x')
  return { move, captures }
}

export const makePly = ({ move, captures }: WrittenPly): string => [move, ...captures].join('x')

/** What is wrong with a record: `bad-record`, `bad-captures`, or the game's own refusal of a ply; where, is in the message. */
export interface RecordFault extends Fault {
  /** The ply that can't be played, counted from 0. */
  readonly ply?: number
}

export const badRecord = (message: string): { readonly ok: false; readonly error: RecordFault } =>
  fault('bad-record', message)
