import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SALT_BYTES, sealResult, verifySeal, type SealedResult } from '../src/index.js'

const results: fc.Arbitrary<SealedResult> = fc.record({
  match: fc.string({ unit: 'grapheme' }),
  game: fc.constantFrom(1, 2),
  winner: fc.constantFrom('attackers', 'defenders', 'draw'),
  reason: fc.constantFrom('corner', 'king-captured', 'resignation'),
  plies: fc.nat(500),
  moves: fc.array(fc.constantFrom('d1-d4', 'f4-c4', 'a8-a7'), { maxLength: 5 }),
})
const salts = fc.uint8Array({ minLength: SALT_BYTES, maxLength: SALT_BYTES })

describe('a seal', () => {
  it('holds for what was sealed, through JSON and whatever order its fields have', () => {
    fc.assert(
      fc.property(results, salts, (result, salt) => {
        const { commitment, revealed } = sealResult(result, salt)
        const reordered = Object.fromEntries(Object.entries(revealed).reverse()) as typeof revealed
        expect(verifySeal(commitment, JSON.parse(JSON.stringify(reordered)) as typeof revealed)).toBe(true)
      }),
    )
  })

  it('does not hold for anything else', () => {
    fc.assert(
      fc.property(results, results, salts, salts, (result, otherResult, salt, otherSalt) => {
        const { commitment, revealed } = sealResult(result, salt)
        for (const key of Object.keys(result) as (keyof SealedResult)[]) {
          if (JSON.stringify(result[key]) === JSON.stringify(otherResult[key])) continue
          expect(verifySeal(commitment, { ...revealed, [key]: otherResult[key] })).toBe(false)
        }
        fc.pre(salt.join() !== otherSalt.join())
        expect(
          verifySeal(commitment, { ...revealed, salt: sealResult(result, otherSalt).revealed.salt }),
        ).toBe(false)
      }),
    )
  })

  it('is SHA-256 over the fields in the order of their names, without a space', () => {
    const result: SealedResult = {
      match: 'm1',
      game: 1,
      winner: 'attackers',
      reason: 'king-captured',
      plies: 2,
      moves: ['d1-d4', 'f4-c4'],
    }
    const salt = '00'.repeat(31) + 'ff'
    const text = `{"game":1,"match":"m1","moves":["d1-d4","f4-c4"],"plies":2,"reason":"king-captured","salt":"${salt}","winner":"attackers"}`
    const { commitment } = sealResult(result, Uint8Array.from(Buffer.from(salt, 'hex')))
    expect(commitment).toBe(createHash('sha256').update(text).digest('hex'))
  })

  it('takes nothing along that is not named', () => {
    const result = {
      match: 'm1',
      game: 1,
      winner: 'draw',
      reason: 'agreed',
      plies: 0,
      moves: [],
      time: 7,
    } as const
    const { revealed } = sealResult(result, new Uint8Array(SALT_BYTES))
    expect(Object.keys(revealed).sort()).toEqual([
      'game',
      'match',
      'moves',
      'plies',
      'reason',
      'salt',
      'winner',
    ])
  })

  it.each([0, 31, 33])('is refused a salt of %i bytes', (bytes) => {
    const result = { match: 'm1', game: 1, winner: 'draw', reason: 'agreed', plies: 0, moves: [] } as const
    expect(() => sealResult(result, new Uint8Array(bytes))).toThrow(RangeError)
  })

  it('does not hold with a salt that is none', () => {
    const result = { match: 'm1', game: 1, winner: 'draw', reason: 'agreed', plies: 0, moves: [] } as const
    const { commitment, revealed } = sealResult(result, new Uint8Array(SALT_BYTES))
    expect(verifySeal(commitment, { ...revealed, salt: '' })).toBe(false)
  })
})
