import { describe, expect, it } from 'vitest'
import { diagrams } from '../../src/lib/games/hnefatafl/diagrams/index.js'
import { texts as german } from '../../src/lib/games/hnefatafl/texts/de/index.js'
import { texts as english } from '../../src/lib/games/hnefatafl/texts/en/index.js'
import type { HnefataflTexts, Words } from '../../src/lib/games/hnefatafl/texts/hnefataflTexts.js'
import { HOW_IT_WORKS, QUESTIONS, TIPS } from '../../src/lib/games/hnefatafl/texts/outline.js'

const languages: readonly (readonly [string, HnefataflTexts])[] = [
  ['en', english],
  ['de', german],
]
const outlines = { howItWorks: HOW_IT_WORKS, tips: TIPS, questions: QUESTIONS } as const

/** All strings of a piece of text, in order. */
const stringsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}

const wordsOf = (texts: HnefataflTexts): string => stringsOf(texts).join('\n')

const squaresIn = (value: unknown): readonly string[] =>
  [...new Set(stringsOf(value).flatMap((text) => text.match(/\b[a-k](?:1[01]|[1-9])\b/g) ?? []))].sort()

const linksOf = (texts: HnefataflTexts): readonly Exclude<Exclude<Words, string>[number], string>[] =>
  [texts.howItWorks, texts.tips, texts.questions]
    .flatMap(({ sections }) => Object.values(sections))
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap((words) => (typeof words === 'string' ? [] : words))
    .filter((piece) => typeof piece !== 'string')

it('every board stands on one page, once', () => {
  const shown = Object.values(outlines).flatMap((sections) => sections.flatMap((section) => section.diagrams))
  expect([...shown].sort()).toEqual(Object.keys(diagrams).sort())
})

it('anchors are unique on their page', () => {
  for (const sections of Object.values(outlines)) {
    const ids = sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  }
})

it('both languages speak of the same squares beside a board', () => {
  for (const id of Object.keys(diagrams) as (keyof typeof diagrams)[]) {
    expect([id, squaresIn(german.diagrams[id])]).toEqual([id, squaresIn(english.diagrams[id])])
  }
})

describe.each(languages)('the texts in %s', (_, texts) => {
  it('are nowhere empty, and end their sentences', () => {
    for (const text of stringsOf(texts)) expect(text.trim()).not.toBe('')
    for (const { task, says } of Object.values(texts.diagrams)) {
      for (const sentence of [task, ...Object.values<string>(says)]) expect(sentence).toMatch(/[.?!]$/)
    }
  })

  it('write quotation marks and apostrophes as print does', () => {
    expect(wordsOf(texts)).not.toMatch(/["']| - /)
  })

  it('describe their pages in the length that search engines show', () => {
    for (const { title, description } of [texts.howItWorks, texts.tips, texts.questions]) {
      expect(title.length).toBeLessThanOrEqual(60)
      expect(description.length).toBeGreaterThanOrEqual(70)
      expect(description.length).toBeLessThanOrEqual(170)
    }
  })

  it('point to headings that are there', () => {
    const links = linksOf(texts)
    expect(links).not.toHaveLength(0)
    for (const link of links) {
      if ('strong' in link || 'href' in link.to || link.to.at === undefined) continue
      const { page, at } = link.to
      if (page === 'play' || page === 'privacy') throw new Error(`${page} has no headings known here`)
      expect(outlines[page].map(({ id }) => id)).toContain(at)
    }
  })

  it('say what was captured, and how a game ended', () => {
    const { captured, ended } = texts.tryBoard
    expect(
      new Set([captured(['attacker']), captured(['attacker', 'attacker']), captured(['king'])]).size,
    ).toBe(3)
    expect(ended({ reason: 'no-moves', winners: [0] })).not.toBe(ended({ reason: 'no-moves', winners: [1] }))
  })
})

it('a fort is told as what holds now or later', () => {
  expect(stringsOf(english.howItWorks.sections.fort).join()).toContain('now or later')
  expect(stringsOf(german.howItWorks.sections.fort).join()).toContain('jetzt oder später')
})
