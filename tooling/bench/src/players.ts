import { searchSync, type Level } from '@ringbreak/ai/hnefatafl'
import { LEVELS } from '@ringbreak/ai'
import { legalMoves, play, type Move, type Position } from '@ringbreak/rules/hnefatafl'

/** Chooses a move; `lot` gives numbers from 0 to below 1. */
export type Player = (position: Position, lot: () => number) => Move

const levelPlayer =
  (level: Level): Player =>
  (position, lot) =>
    searchSync(position, { level, seed: Math.floor(lot() * 2 ** 31) }).move

const winsAtOnce = (position: Position): boolean =>
  legalMoves(position).some((move) => {
    const played = play(position, move)
    return played.ok && played.value.outcome?.winners[0] === position.sideToMove
  })

/**
 * Looks one move ahead: wins if it can, does not let the other side win at once if it can help it, takes as many men as possible, and else plays
 * by lot.
 */
const onePly: Player = (position, lot) => {
  const tried = legalMoves(position).flatMap((move) => {
    const played = play(position, move)
    return played.ok ? [{ move, ...played.value }] : []
  })
  const win = tried.find(({ outcome }) => outcome?.winners[0] === position.sideToMove)
  if (win) return win.move
  const safe = tried.filter(({ position: next, outcome }) => outcome === undefined && !winsAtOnce(next))
  const choice = safe.length > 0 ? safe : tried
  const most = Math.max(...choice.map(({ captured }) => captured.length))
  const best = choice.filter(({ captured }) => captured.length === most)
  return best[Math.floor(lot() * best.length)]!.move
}

export const PLAYERS: Readonly<Record<string, Player>> = {
  onePly,
  ...Object.fromEntries(LEVELS.map((level) => [level, levelPlayer(level)])),
}
