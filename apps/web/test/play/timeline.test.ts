import { expect, it } from 'vitest'
import { Timeline } from '../../src/lib/play/timeline.svelte.js'

it('follows the game until it is stepped back, and again from the last ply on', () => {
  let plies = 4
  const timeline = new Timeline(() => plies)
  expect([timeline.ply, timeline.isPast]).toEqual([4, false])
  plies = 5
  expect(timeline.ply).toBe(5)
  timeline.step(-2)
  expect([timeline.ply, timeline.isPast]).toEqual([3, true])
  plies = 6
  expect(timeline.ply).toBe(3)
  timeline.step(-9)
  expect(timeline.ply).toBe(0)
  timeline.show(6)
  plies = 7
  expect([timeline.ply, timeline.isPast]).toEqual([7, false])
})

it('follows the game when the ply looked at was taken back', () => {
  let plies = 4
  const timeline = new Timeline(() => plies)
  timeline.show(3)
  plies = 2
  expect([timeline.ply, timeline.isPast]).toEqual([2, false])
})
