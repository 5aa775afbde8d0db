import type { Move, Position } from '@ringbreak/rules/hnefatafl'
import { boardOf, fromOf, nameOf, toOf } from '@ringbreak/rules/hnefatafl/core'
import type { SearchableGame } from '../searchableGame.js'
import { levels } from './levels.js'
import { HnefataflSearchBoard } from './searchBoard.js'

export const hnefatafl: SearchableGame<Position, Move> = {
  board: (position) => new HnefataflSearchBoard(boardOf(position)),
  moveOf: (packed) => ({ from: nameOf(fromOf(packed)), to: nameOf(toOf(packed)) }),
  levels,
}
