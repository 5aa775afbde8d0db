import { describe, expect, it } from 'vitest'
import { english } from '../../src/hnefatafl/english.js'
import { german } from '../../src/hnefatafl/german.js'

describe('words', () => {
  it.each([
    [english, ['d6, defender', 'f6, empty throne', 'a1, empty corner', 'c3, empty']],
    [german, ['d6, Verteidiger', 'f6, leerer Thron', 'a1, leere Ecke', 'c3, leer']],
  ])('name squares and what stands on them', (labels, names) => {
    expect([
      labels.square('d6', 'defender', undefined),
      labels.square('f6', undefined, 'throne'),
      labels.square('a1', undefined, 'corner'),
      labels.square('c3', undefined, undefined),
    ]).toEqual(names)
  })

  it.each([
    [english, 'Attacker d1 to d4.', 'Captured: defender e4, c4.'],
    [german, 'Belagerer von d1 nach d4.', 'Geschlagen: Verteidiger e4, c4.'],
  ])('speak moves and captures', (labels, moved, captured) => {
    expect(labels.moved('attacker', 'd1', 'd4')).toBe(moved)
    expect(
      labels.captured([
        { square: 'e4', man: 'defender' },
        { square: 'c4', man: undefined },
      ]),
    ).toBe(captured)
  })

  it.each([english, german])('tell one target from several', (labels) => {
    expect(labels.selected('d1', 1)).not.toBe(labels.selected('d1', 2).replace('2', '1'))
  })
})
