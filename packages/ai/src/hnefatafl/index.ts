import type { Move, Position } from '@ringbreak/rules/hnefatafl'
import { spawn } from '#spawn'
import type { SearchAnswer } from '../answer.js'
import { searchSync as searchGame, type SyncOptions } from '../searchSync.js'
import { engineOver, type Engine, type EngineOptions } from '../worker/client.js'
import { hnefatafl } from './game.js'

export type { SearchAnswer } from '../answer.js'
export { LEVELS, type Level, type LevelLimits } from '../levels.js'
export { SearchError, type SearchOptions } from '../options.js'
export type { Score } from '../search/contract.js'
export type { SyncOptions } from '../searchSync.js'
export type { Engine, EngineOptions } from '../worker/client.js'
export { levels } from './levels.js'

/** An engine with a thread of its own: a Web Worker in browsers, a worker thread in Node.js. */
export const createEngine = (): Engine<Position, Move> => engineOver('hnefatafl', spawn)

let shared: Engine<Position, Move> | undefined

/**
 * Searches in a thread that all calls of this function share, one after the other.
 * @see Engine.search for what it rejects with
 */
export const search = (position: Position, options: EngineOptions<Move>): Promise<SearchAnswer<Move>> =>
  (shared ??= createEngine()).search(position, options)

/**
 * Searches on this very thread, and returns when it is done.
 * @throws SearchError `bad-options` or `game-over`
 */
export const searchSync = (position: Position, options: SyncOptions<Move>): SearchAnswer<Move> =>
  searchGame(hnefatafl, position, options)
