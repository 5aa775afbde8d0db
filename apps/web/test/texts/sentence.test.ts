import { describe, expect, it } from 'vitest'
import { advance, begin, judge } from '../../src/lib/games/hnefatafl/diagrams/attempt.js'
import { diagrams, type Diagram, type DiagramId } from '../../src/lib/games/hnefatafl/diagrams/index.js'
import { marksOf } from '../../src/lib/games/hnefatafl/diagrams/marks.js'
import { refusedTries, sentence } from '../../src/lib/games/hnefatafl/diagrams/sentence.js'
import { texts } from '../../src/lib/games/hnefatafl/texts/en/index.js'

const attemptOf = (id: DiagramId, moves: readonly string[]) => moves.reduce(advance, begin(diagrams[id]))

const say = (id: DiagramId, ...moves: string[]): string => {
  const attempt = attemptOf(id, moves)
  return sentence(judge(diagrams[id], attempt), attempt, texts.diagrams[id], texts.tryBoard)
}

const marksAfter = (id: DiagramId, ...moves: string[]) => {
  const attempt = attemptOf(id, moves)
  return marksOf(attempt, judge(diagrams[id], attempt), undefined)
}

describe('what a board says', () => {
  it('is whose turn it is before the first move', () => {
    expect(say('sandwich')).toBe('Attackers to move.')
  })

  it('is the lesson once it is found', () => {
    expect(say('sandwich', 'e2-e5')).toBe(texts.diagrams.sandwich.says.goal)
    expect(say('fortFalls', 'e6-e3')).toBe(texts.diagrams.fortFalls.says.closed)
  })

  it('is a hint after a first move that leads elsewhere, and whose turn it is later', () => {
    expect(say('sandwich', 'e2-e4')).toBe('Legal, but nothing happens. Try e2-e5.')
    expect(say('sandwich', 'e2-e4', 'h8-h7')).toBe('Legal, but nothing happens. Attackers to move.')
  })

  it('is what was captured or how it ended, where the diagram has no sentence of its own', () => {
    expect(say('sandwich', 'e2-e4', 'h8-h7', 'e4-e5')).toBe(texts.diagrams.sandwich.says.goal)
    expect(say('throneHeld', 'b4-f4', 'c8-c4', 'i9-i8', 'c4-e4')).toBe(
      'Legal, but nothing happens. Attackers to move.',
    )
    expect(say('safeEntry', 'd2-d4', 'e5-e4')).toBe('Legal, but nothing happens. Defenders to move.')
    expect(say('shieldwall', 'b6-b1', 'h8-k8', 'd2-d3', 'k8-k11')).toBe(
      'The king has reached a corner. The defenders win.',
    )
    expect(say('anvils', 'd9-a9', 'i4-i5', 'b8-f8')).toBe('One man captured. Attackers to move.')
  })
})

describe('what a board marks', () => {
  it('is the square of the goal', () => {
    expect(marksAfter('sandwich', 'e2-e5')).toEqual([{ square: 'e5', kind: 'good' }])
    expect(marksAfter('sandwich', 'e2-e4')).toEqual([])
  })

  it('is the fort and its inside', () => {
    const marks = marksAfter('fortHolds', 'e6-e2')
    expect(marks).toContainEqual({ square: 'e2', kind: 'fort' })
    expect(marks).toContainEqual({ square: 'f1', kind: 'region' })
  })

  it('is the ring', () => {
    expect(marksAfter('ringCloses', 'j10-e10')).toContainEqual({ square: 'e10', kind: 'ring' })
  })

  it('is the captors and the king who fell', () => {
    const marks = marksAfter('kingOpen', 'h5-d5')
    expect(marks).toContainEqual({ square: 'd4', kind: 'fallen-king' })
    expect(marks.filter(({ kind }) => kind === 'captor')).toHaveLength(4)
  })

  it('is the square that was asked for and refused', () => {
    const diagram: Diagram = diagrams.throne
    const attempt = begin(diagram)
    const marks = marksOf(attempt, judge(diagram, attempt), diagram.tries['stopOnThrone'])
    expect(marks).toEqual([{ square: 'f6', kind: 'bad' }])
  })
})

it('moves that are refused can be asked about', () => {
  expect(refusedTries(diagrams.repetition)).toEqual([{ name: 'back', move: 'd7-d8' }])
  expect(refusedTries(diagrams.sandwich)).toEqual([])
})
