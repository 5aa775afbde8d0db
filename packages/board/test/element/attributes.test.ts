import { describe, expect, it } from 'vitest'
import { lastMoveOf, targetsOf } from '../../src/element/attributes.js'
import { defineHnefataflBoard } from '../../src/element/index.js'

describe('attributes of the element', () => {
  it('lists moves between spaces', () => {
    expect(targetsOf(' d1-d2\n  d1-d3 ')).toEqual(['d1-d2', 'd1-d3'])
    expect(targetsOf('')).toEqual([])
  })

  it('takes the last move with what it took', () => {
    expect(lastMoveOf('d1-d4')).toEqual({ move: 'd1-d4', captured: [] })
    expect(lastMoveOf('d1-d4xe4xc4')).toEqual({ move: 'd1-d4', captured: ['e4', 'c4'] })
    expect(lastMoveOf(' ')).toBeUndefined()
  })

  it('is imported and defined without harm where there are no elements', () => {
    expect(() => {
      defineHnefataflBoard()
    }).not.toThrow()
  })
})
