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
  // The most men first, equal ones by lot; then the first that is safe.
  const ordered = tried
    .map((choice) => ({ ...choice, rank: choice.captured.length + lot() }))
    .sort((a, b) => b.rank - a.rank)
  const safe = ordered.find(({ position: next, outcome }) => outcome === undefined && !winsAtOnce(next))
  return (safe ?? ordered[0]!).move
}

export const PLAYERS: Readonly<Record<string, Player>> = {
  onePly,
  ...Object.fromEntries(LEVELS.map((level) => [level, levelPlayer(level)])),
}
