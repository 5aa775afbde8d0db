import fc from 'fast-check'
import { GRID, type Man, type Men } from '../../src/hnefatafl/position.js'

export const START = '/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/'

const LETTERS: Readonly<Record<Man, string>> = { attacker: 't', defender: 'T', king: 'K' }

/** Any men on any squares, no king or three: the board draws what it is given. */
export const boards: fc.Arbitrary<Men> = fc
  .array(fc.tuple(fc.nat(GRID.names.length - 1), fc.constantFrom<Man>('attacker', 'defender', 'king')), {
    maxLength: 60,
  })
  .map((men) => new Map(men))

/** The text of a board, written down independently of the reader. */
export function textOf(men: Men): string {
  const ranks = Array.from({ length: GRID.height }, (_, rank) =>
    Array.from({ length: GRID.width }, (_, file) => {
      const man = men.get(rank * GRID.width + file)
      return man === undefined ? '.' : LETTERS[man]
    })
      .join('')
      .replace(/\.+/g, (run) => String(run.length)),
  )
  return `/${ranks.join('/')}/`
}
