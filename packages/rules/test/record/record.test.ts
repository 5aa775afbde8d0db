import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  games,
  makePly,
  makeRecord,
  parsePly,
  parseRecord,
  replay,
  unwrap,
  type GameRecord,
} from '../../src/index.js'
import { makeMove } from '../../src/hnefatafl/index.js'
import { playouts } from '../../src/testing/index.js'
import { firstPositions } from '../hnefatafl/positions.js'

const { hnefatafl } = games

const record = (plies: string[], rest: Partial<GameRecord> = {}): GameRecord => ({
  game: 'hnefatafl',
  headers: {},
  plies,
  ...rest,
})
const faultOf = (written: GameRecord): unknown => {
  const result = replay(hnefatafl, written)
  return result.ok ? undefined : { ply: result.error.ply, code: result.error.code }
}

describe('the text of a record', () => {
  const headers = fc.dictionary(
    fc.stringMatching(/^[A-Z][A-Za-z]{0,8}$/).filter((name) => !['Game', 'Position'].includes(name)),
    fc.string({ unit: 'grapheme' }).filter((value) => !/[\r\n]/.test(value)),
    { noNullPrototype: true },
  )

  it('leads back to it', () => {
    const records = fc.record(
      {
        game: fc.constantFrom('hnefatafl', 'ries'),
        headers,
        position: fc.constantFrom('/11/11/11/11/11/5K5/11/11/11/t10/11/ a'),
        plies: fc.array(fc.constantFrom('d1-d4', 'e4-e5xe6', 'roll 5 3 8')),
      },
      { requiredKeys: ['game', 'headers', 'plies'] },
    )
    fc.assert(
      fc.property(records, (written) => {
        expect(parseRecord(makeRecord(written))).toEqual({ ok: true, value: written })
      }),
    )
  })

  it('is read whatever ends its lines, and is easy to read', () => {
    const text = makeRecord(
      record(['d1-d4', 'f4-c4'], { headers: { Date: '2026-12-01', Event: 'a "test"' } }),
    )
    expect(text).toBe(
      '[Game "hnefatafl"]\n[Date "2026-12-01"]\n[Event "a \\"test\\""]\n\n1. d1-d4\n2. f4-c4\n',
    )
    expect(parseRecord(text.replaceAll('\n', '\r\n'))).toEqual(parseRecord(text))
  })

  it.each([
    ['', 'Game'],
    ['1. d1-d4', 'Game'],
    ['[Game "hnefatafl"]\n[Game "ries"]', 'line 2'],
    ['[Game hnefatafl]', 'line 1'],
    ['[game "hnefatafl"]', 'line 1'],
    ['[Game "hnefatafl"]\n\n2. d1-d4', 'line 3'],
    ['[Game "hnefatafl"]\n\n1. d1-d4\n1. f4-c4', 'line 4'],
    ['[Game "hnefatafl"]\n\nd1-d4', 'line 3'],
    ['[Game "hnefatafl"]\n\n1. d1-d4\n[Date "2026"]', 'line 4'],
    [undefined, 'text'],
  ])('is refused, and told where, in %j', (text, where) => {
    const result = parseRecord(text as string)
    expect(result.ok ? undefined : result.error.code).toBe('bad-record')
    expect(result.ok ? '' : result.error.message).toContain(where)
  })

  it.each([
    record([], { headers: { 'No letters': '' } }),
    record([], { headers: { Game: 'ries' } }),
    record([], { headers: { Date: 'two\nlines' } }),
    record(['']),
    record(['d1-d4\n2. f4-c4']),
  ])('is not made of what no line can hold: %j', (written) => {
    expect(() => makeRecord(written)).toThrow()
  })
})

describe('replay', () => {
  it('plays a game again as it was', () => {
    fc.assert(
      fc.property(playouts(hnefatafl, firstPositions, 24), (steps) => {
        const first = steps[0]?.before
        if (first === undefined) return
        const plies = steps.map(({ move, captured }) => makePly({ move: makeMove(move), captures: captured }))
        const again = unwrap(replay(hnefatafl, record(plies, { position: hnefatafl.makePosition(first) })))
        expect(again.positions).toEqual([first, ...steps.map(({ after }) => after)])
        expect(again.captured).toEqual(steps.map(({ captured }) => captured))
        expect(again.outcome).toEqual(hnefatafl.outcome(again.positions.at(-1)!))
      }),
    )
  })

  it('tells which ply is wrong, and why', () => {
    expect(faultOf(record(['d1-d4', 'd4-d5']))).toEqual({ ply: 1, code: 'wrong-seat' })
    expect(faultOf(record(['d1-d4', 'nonsense']))).toEqual({ ply: 1, code: 'bad-move' })
    expect(faultOf(record(['f2-f3', 'f4-g4', 'f3-f2', 'g4-f4']))).toEqual({ ply: 3, code: 'repetition' })
    expect(faultOf(record([], { position: '/11/' }))).toEqual({ ply: undefined, code: 'bad-record' })
    expect(faultOf({ ...record([]), game: 'chess' })).toEqual({ ply: undefined, code: 'bad-record' })
  })

  describe('checks written captures', () => {
    const position = { position: '/11/4t6/11/11/2tT1Tt4/4T6/4t6/11/t6TK2/11/11/ a' }
    it.each([
      [['e2-e5'], undefined],
      [['e2-e5xd5xf5xe6'], undefined],
      [['e2-e5xe6xd5xd5xf5'], undefined],
      [['e2-e5xd5'], 'bad-captures'],
      [['e2-e5xd5xf5xe6xa1'], 'bad-captures'],
    ])('%j: %j', (plies, code) => {
      expect(faultOf(record(plies, position))).toEqual(code === undefined ? undefined : { ply: 0, code })
    })

    it('but for one that the last ply of a game leaves out, as records do with the king', () => {
      const last = { position: '/11/5t5/11/11/4tKt4/11/11/7T3/11/11/11/ a' }
      expect(faultOf(record(['f2-f4'], last))).toBeUndefined()
      expect(faultOf(record(['f2-f4xf5'], last))).toBeUndefined()
      const withAnother = { position: '/11/5t5/11/3tT6/4tKt4/11/11/7T3/11/11/11/ a' }
      expect(faultOf(record(['f2-f4xe4'], withAnother))).toBeUndefined()
      expect(faultOf(record(['f2-f4xe4xf5xg5'], withAnother))).toEqual({ ply: 0, code: 'bad-captures' })
    })
  })

  it('takes a ply apart and puts it together again', () => {
    expect(parsePly('d8-a8xa7xc8')).toEqual({ move: 'd8-a8', captures: ['a7', 'c8'] })
    expect(makePly({ move: 'roll 5 3 8', captures: [] })).toBe('roll 5 3 8')
  })
})
