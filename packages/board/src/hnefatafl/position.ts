import { gridOf } from '../grid/grid.js'

/** The board of Copenhagen Hnefatafl. */
export const GRID = gridOf(11, 11)

const MEN = { t: 'attacker', T: 'defender', K: 'king' } as const
export type Man = (typeof MEN)[keyof typeof MEN]

/** Men by the number of their square. */
export type Men = ReadonlyMap<number, Man>

export type Decoded =
  | { readonly ok: true; readonly value: Men }
  | { readonly ok: false; readonly error: { readonly code: 'bad-position'; readonly text: string } }

const isLetter = (letter: string): letter is keyof typeof MEN => Object.hasOwn(MEN, letter)

/**
 * Reads what stands where from a position text: eleven ranks from rank 1, each between slashes, files from a; numbers are
 * runs of empty squares. A side to move after a space may follow. Whether the position is lawful is not asked.
 */
export function decode(text: string): Decoded {
  const bad: Decoded = { ok: false, error: { code: 'bad-position', text } }
  const shape = /^\/((?:[tTK\d]+\/){11})(?: [ad])?$/.exec(text.trim())
  if (!shape) return bad
  const men = new Map<number, Man>()
  for (const [rank, row] of shape[1]!.split('/').slice(0, -1).entries()) {
    let file = 0
    for (const token of row.match(/\d+|\D/g) ?? []) {
      if (isLetter(token)) men.set(rank * GRID.width + file++, MEN[token])
      else file += Number(token)
    }
    if (file !== GRID.width) return bad
  }
  return { ok: true, value: men }
}
