import { fault, makeRecord, ok, parseRecord, replay, type Result } from '@ringbreak/rules'
import { ATTACKERS, game as hnefatafl } from '@ringbreak/rules/hnefatafl'
import { endingOf, type PlayedGame } from './game.js'
import { isLevel } from './level.js'

const UINT32 = 2 ** 32

/** The record of a game as text: what is stored on the device and what the person can copy. */
export function store(game: PlayedGame): string {
  const ending = endingOf(game)
  return makeRecord({
    game: hnefatafl.id,
    headers: {
      Date: game.date,
      Level: game.level,
      Seed: String(game.seed),
      ...(ending && {
        Result: ending.winner === ATTACKERS ? 'attackers' : 'defenders',
        Reason: ending.reason,
      }),
    },
    plies: game.plies,
  })
}

/** The game of a stored text, replayed by the rules: nothing in it is believed. */
export function restore(text: string): Result<PlayedGame> {
  const record = parseRecord(text)
  if (!record.ok) return record
  const { headers, plies, position } = record.value
  const { Level: level, Seed: seedText = '', Date: date = '', Reason: reason } = headers
  const seed = Number(seedText)
  if (!isLevel(level)) return fault('bad-game', `no such level: ${level ?? ''}`)
  if (!/^\d+$/.test(seedText) || seed >= UINT32) return fault('bad-game', `not a seed: ${seedText}`)
  if (position !== undefined) return fault('bad-game', 'a game against the computer begins at the start')
  const played = replay(hnefatafl, record.value)
  if (!played.ok) return played
  const { positions, captured, outcome } = played.value
  const resigned = reason === 'resignation'
  if (reason !== (resigned && !outcome ? 'resignation' : outcome?.reason)) {
    return fault('bad-game', `the plies do not end by ${reason ?? 'themselves'}`)
  }
  return ok({ level, seed, date, plies, positions, captured, resigned, ...(outcome && { outcome }) })
}
