import { describe, expect, it } from 'vitest'
import { grainOf } from '../../src/hnefatafl/grain.js'
import { turksHead } from '../../src/hnefatafl/knot.js'
import { starOf } from '../../src/hnefatafl/star.js'

const count = (path: string, letter: string): number => path.split(letter).length - 1

describe('path data', () => {
  it('of a knot passes over at every second crossing', () => {
    // Three leads and n bights cross 2n times; the band is on top once at each.
    expect(count(turksHead(4, 23, 15, 0).over, 'M')).toBe(8)
    expect(count(turksHead(8, 27, 11, 0.75).over, 'M')).toBe(16)
  })

  it('of a star has two facets a point, half of them lit', () => {
    const star = starOf(8, 43, 26)
    expect(count(star.outline, 'L')).toBe(15)
    expect(count(star.lit, 'M')).toBe(8)
    expect(count(star.shaded, 'M')).toBe(8)
  })

  it('of the grain is the same every time', () => {
    expect(grainOf(1100, 26)).toBe(grainOf(1100, 26))
    expect(count(grainOf(1100, 26), 'M')).toBe(26)
  })
})
