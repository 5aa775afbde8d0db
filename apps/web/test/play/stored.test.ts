import { test } from '@fast-check/vitest'
import { parseRecord, replay, unwrap } from '@ringbreak/rules'
import { game as hnefatafl } from '@ringbreak/rules/hnefatafl'
import { describe, expect, it } from 'vitest'
import { resign } from '../../src/lib/play/game.js'
import { restore, store } from '../../src/lib/play/stored.js'
import { gamesReached, played } from './arbitraries.js'

describe('a stored game', () => {
  test.prop([gamesReached])('comes back as it was', (game) => {
    expect(unwrap(restore(store(game)))).toEqual(game)
  })

  test.prop([gamesReached])('is a record that the rules replay', (game) => {
    expect(unwrap(replay(hnefatafl, unwrap(parseRecord(store(game))))).positions).toEqual(game.positions)
  })

  it('says how it ended', () => {
    expect(unwrap(parseRecord(store(resign(played('d1-d4'))))).headers).toEqual({
      Date: '2026-12-01',
      Level: 'easy',
      Seed: '7',
      Result: 'attackers',
      Reason: 'resignation',
    })
  })
})

describe('a stored text that was tampered with', () => {
  const text = store(played('d1-d4', 'f4-i4'))
  it.each([
    ['nothing', '', 'bad-record'],
    ['noise', 'not a record', 'bad-record'],
    ['another game', text.replace('hnefatafl', 'konane'), 'bad-record'],
    ['no level', text.replace('easy', 'sleepy'), 'bad-game'],
    ['no seed', text.replace('"7"', '"-7"'), 'bad-game'],
    ['a seed too large', text.replace('"7"', '"4294967296"'), 'bad-game'],
    ['an illegal ply', text.replace('f4-i4', 'f4-h5'), 'not-in-line'],
    ['a capture that is none', text.replace('f4-i4', 'f4-i4xa1'), 'bad-captures'],
    ['a position of its own', `[Position "/11/ a"]\n${text}`, 'bad-game'],
    ['an end that is none', `[Reason "corner"]\n${text}`, 'bad-game'],
  ])('%s is refused with a code', (_, tampered, code) => {
    expect(restore(tampered)).toMatchObject({ ok: false, error: { code } })
  })
})
