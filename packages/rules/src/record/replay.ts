import type { Game } from '../core/game.js'
import type { Outcome } from '../core/outcome.js'
import { ok, type Fault, type Result } from '../core/result.js'
import { badRecord, parsePly, type GameRecord, type RecordFault } from './record.js'

/** A record played through. */
export interface Replay<Position, Reason extends string = string> {
  /** One more than there are plies: the first position, then the one after each ply. */
  readonly positions: readonly [Position, ...Position[]]
  /** What each ply captured. */
  readonly captured: readonly (readonly string[])[]
  readonly outcome?: Outcome<Reason>
}

/** Plays a record from its first position. Captures that are written must be those that happen; only the last ply may leave one out (a king's seldom is written). */
export function replay<Position, Move, Reason extends string>(
  game: Game<Position, Move, Reason>,
  record: GameRecord,
): Result<Replay<Position, Reason>, RecordFault> {
  if (record.game !== game.id) return badRecord(`a record of ${record.game}, not of ${game.id}`)
  const first = firstPosition(game, record)
  if (!first.ok) return first
  const positions: [Position, ...Position[]] = [first.value]
  const captured: (readonly string[])[] = []
  let outcome = game.outcome(first.value)
  for (const [ply, text] of record.plies.entries()) {
    const { move: moveText, captures } = parsePly(text)
    const move = game.parseMove(moveText)
    if (!move.ok) return atPly(ply, move.error)
    const played = game.play(positions[ply]!, move.value)
    if (!played.ok) return atPly(ply, played.error)
    outcome = played.value.outcome
    const difference = differ(captures, played.value.captured, outcome !== undefined)
    if (difference !== undefined) return atPly(ply, { code: 'bad-captures', message: difference })
    positions.push(played.value.position)
    captured.push(played.value.captured)
  }
  return ok({ positions, captured, ...(outcome && { outcome }) })
}

function firstPosition<Position, Move>(
  game: Game<Position, Move>,
  { position }: GameRecord,
): Result<Position, RecordFault> {
  if (position === undefined) {
    const start = game.start()
    return isResult(start) ? start : ok(start)
  }
  const parsed = game.parsePosition(position)
  return parsed.ok ? parsed : badRecord(`header Position: ${parsed.error.message}`)
}

const isResult = <T>(start: T | Result<T, Fault<'bad-options'>>): start is Result<T, Fault<'bad-options'>> =>
  typeof start === 'object' && start !== null && 'ok' in start

const atPly = (ply: number, error: Fault): { ok: false; error: RecordFault } => ({
  ok: false,
  error: { ply, code: error.code, message: `ply ${ply + 1}: ${error.message}` },
})

function differ(written: readonly string[], captured: readonly string[], last: boolean): string | undefined {
  if (written.length === 0) return undefined
  const extra = written.find((square) => !captured.includes(square))
  if (extra !== undefined) return `nothing is captured on ${extra}`
  const missing = captured.filter((square) => !written.includes(square))
  return missing.length > (last ? 1 : 0) ? `the capture on ${missing.join(', ')} is not written` : undefined
}
