import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decode, GRID } from '../../src/hnefatafl/position.js'
import { boards, START, textOf } from './texts.js'

describe('the text of a position', () => {
  it('is read as it was written, with and without the side to move', () => {
    fc.assert(
      fc.property(boards, fc.constantFrom('', ' a', ' d'), (men, side) => {
        expect(decode(textOf(men) + side)).toEqual({ ok: true, value: men })
      }),
    )
  })

  it('puts rank 1 first and the files from a', () => {
    const read = decode(START)
    if (!read.ok) throw new Error(read.error.code)
    expect(read.value.size).toBe(37)
    expect(read.value.get(GRID.numbers.get('f6')!)).toBe('king')
    expect(read.value.get(GRID.numbers.get('d1')!)).toBe('attacker')
    expect(read.value.get(GRID.numbers.get('d6')!)).toBe('defender')
    expect(read.value.has(GRID.numbers.get('a1')!)).toBe(false)
  })

  it.each([
    '',
    ' ',
    START.slice(1),
    START.slice(0, -1),
    START.replace('11', '10'),
    START.replace('11', '12'),
    START.replace('11', '0'),
    START.replace('t', 'x'),
    START.replace('/11/', '/'),
    `${START}11/`,
    `${START} x`,
    START.replace('11', '-11'),
    START.replace('11', '1e1'),
    START.replace('11', '99999999999999999999'),
  ])('that is none is refused: %j', (text) => {
    expect(decode(text)).toMatchObject({ ok: false, error: { code: 'bad-position' } })
  })

  it('may be anything without a failure, and no man is ever off the board', () => {
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^\/([tTK0-9]{1,4}\/){11}$/))
    fc.assert(
      fc.property(texts, (text) => {
        const read = decode(text)
        if (read.ok) expect([...read.value.keys()].every((square) => square >= 0 && square < 121)).toBe(true)
      }),
    )
  })
})
