import type { GameId, games } from './registry.js'
import type { SearchableGame } from './searchableGame.js'
import { engineOver, type Engine } from './worker/client.js'
import { spawnWorker } from './worker/webPort.js'

export { SearchError, type SearchOptions } from './options.js'
export type { SearchAnswer } from './answer.js'
export type { Score } from './search/contract.js'
export { LEVELS, type Level } from './levels.js'
export type { Engine, EngineOptions } from './worker/client.js'

/** The engine of a game, by its id. */
export type EngineOf<Id extends GameId> =
  (typeof games)[Id] extends SearchableGame<infer Position, infer Move> ? Engine<Position, Move> : never

/**
 * An engine behind a Web Worker that you make from `@ringbreak/ai/worker`: nothing but the client is loaded into the page. The worker is started
 * with the first search.
 */
export const createEngine = <Id extends GameId>(game: Id, makeWorker: () => Worker): EngineOf<Id> =>
  engineOver(game, spawnWorker(makeWorker)) as EngineOf<Id>
