import { describe, expect, it } from 'vitest'
import { SQUARES, fileOf, nameOf, rankOf, squareAt, squareNamed } from '../../src/hnefatafl/square.js'

describe('squares', () => {
  it('are named a1 at the bottom left to k11 at the top right', () => {
    expect(nameOf(squareAt(0, 0))).toBe('a1')
    expect(nameOf(squareAt(10, 0))).toBe('k1')
    expect(nameOf(squareAt(5, 5))).toBe('f6')
    expect(nameOf(squareAt(10, 10))).toBe('k11')
  })

  it('have 121 different names that lead back to them', () => {
    expect(new Set(SQUARES.map(nameOf)).size).toBe(121)
    for (const square of SQUARES) {
      expect(squareNamed(nameOf(square))).toBe(square)
      expect(squareAt(fileOf(square), rankOf(square))).toBe(square)
    }
  })

  it.each(['', 'a0', 'a12', 'l1', 'A1', 'a01', 'a1 ', 'f'])('do not know the name %j', (name) => {
    expect(squareNamed(name)).toBeUndefined()
  })
})
