import { describe, expect, test } from 'vitest'
import { movesOfPerson, playMove, resign } from '../../src/lib/play/game.js'
import { restore, store } from '../../src/lib/play/stored.js'
import { atLevel, opened, runningGame } from '../../src/lib/start/firstMove.js'

const tried = (() => {
  const played = playMove(opened, movesOfPerson(opened)[0]!)
  if (!played.ok) throw new Error(played.error.message)
  return played.value
})()
const chosen = atLevel(tried, 'hard', { seed: 7, today: '2026-12-01' })

describe('the first move on the start page', () => {
  test('is the person’s: the attackers have made theirs', () => {
    expect(opened.plies).toHaveLength(1)
    expect(movesOfPerson(opened).length).toBeGreaterThan(20)
  })

  test('goes on as a game of the level chosen, with both moves in it', () => {
    const restored = restore(store(chosen))
    expect(restored).toMatchObject({
      ok: true,
      value: { level: 'hard', seed: 7, date: '2026-12-01', plies: tried.plies },
    })
  })
})

describe('a game that this device keeps', () => {
  test('is taken up while it runs', () => {
    expect(runningGame(store(chosen))?.plies).toEqual(tried.plies)
  })

  test.each([
    ['there is none', undefined],
    ['it is over', store(resign(chosen))],
    ['it cannot be read', 'nonsense'],
  ])('is not when %s', (_, text) => {
    expect(runningGame(text)).toBeUndefined()
  })
})
