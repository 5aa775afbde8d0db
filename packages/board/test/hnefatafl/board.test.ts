import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import { german, HnefataflBoard, type HnefataflBoardProps, type MarkKind } from '../../src/index.js'
import { START } from './texts.js'

const html = (props: Partial<HnefataflBoardProps> = {}): string =>
  render(HnefataflBoard, { props: { position: `${START} a`, ...props } }).body

/** The names of the squares in the order of the page. */
const names = (page: string): readonly string[] =>
  [...page.matchAll(/role="gridcell"[^>]*?aria-label="([^"]*)"/g)].map(([, name]) => name!)

const drawn = (page: string, man: string): number =>
  page.split(new RegExp(`<use href="#[^"]*-${man}"`)).length - 1

describe('the board on a server', () => {
  it('is a grid of 121 named squares, from a11 to k1', () => {
    const page = html()
    expect(page).toContain('role="grid"')
    expect(page.split('role="row"')).toHaveLength(12)
    const all = names(page)
    expect(all).toHaveLength(121)
    expect(all[0]).toBe('a11, empty corner')
    expect(all[3]).toBe('d11, attacker')
    expect(all[60]).toMatch(/^f6, king/)
    expect(all.at(-1)).toBe('k1, empty corner')
  })

  it('turned, starts with k1', () => {
    const all = names(html({ flipped: true }))
    expect(all[0]).toMatch(/^k1/)
    expect(all.at(-1)).toMatch(/^a11/)
  })

  it('draws every man', () => {
    const page = html()
    expect([drawn(page, 'attacker'), drawn(page, 'defender'), drawn(page, 'king')]).toEqual([24, 12, 1])
  })

  it('has one stop for the tabulator', () => {
    expect(html().split('tabindex="0"')).toHaveLength(2)
  })

  it('says what can be moved, and in other words', () => {
    const page = html({ targets: ['d1-d2', 'd1-d3'], labels: german, threatened: 'f6' })
    expect(names(page).filter((name) => name.includes('kann ziehen'))).toEqual(['d1, Belagerer, kann ziehen'])
    expect(names(page)).toContain('f6, König, in Gefahr')
    expect(page).toContain('aria-readonly="false"')
    expect(html()).toContain('aria-readonly="true"')
  })

  it('names and draws every kind of mark', () => {
    const plain = html()
    const kinds: readonly MarkKind[] = [
      'ring',
      'fort',
      'region',
      'captor',
      'fallen-king',
      'hint',
      'good',
      'bad',
    ]
    for (const kind of kinds) {
      const page = html({ marks: [{ square: 'c3', kind }], labels: german })
      expect(names(page)).toContain(`c3, leer, ${german.marks[kind]}`)
      expect(page.length, kind).toBeGreaterThan(plain.length + 60)
    }
  })

  it('is not troubled by marks, moves and dangers that are nowhere', () => {
    const page = html({
      marks: [{ square: 'z9', kind: 'ring' }],
      lastMove: { move: 'nowhere', captured: ['z9'] },
      threatened: 'z9',
      targets: ['z9-z8'],
    })
    expect(names(page)).toEqual(names(html()))
  })

  it('shows a position without a king', () => {
    const page = html({ position: START.replace('K', '1') })
    expect(drawn(page, 'king')).toBe(0)
    expect(names(page)[60]).toMatch(/^f6, empty/)
  })

  it('shows an empty board and says so when the text is no position', () => {
    const page = html({ position: 'nonsense' })
    expect(names(page)).toHaveLength(121)
    expect(drawn(page, 'attacker')).toBe(0)
    expect(page).toContain('This position cannot be read.')
    expect(html()).not.toContain('This position cannot be read.')
  })

  it('says nothing before anything has happened', () => {
    const spoken = /aria-live="polite"[^>]*>(.*?)<\/div>/.exec(html({ lastMove: { move: 'd1-d4' } }))?.[1]
    expect(spoken?.replace(/<[^>]*>/g, '').trim()).toBe('')
  })

  it('shows coordinates on demand', () => {
    expect(html()).not.toContain('<text')
    expect(html({ coordinates: true }).split('<text')).toHaveLength(23)
  })
})
