export type { CommonRefusalCode, Game, Played } from './core/game.js'
export type { Outcome } from './core/outcome.js'
export { fault, ok, unwrap, type Fault, type Result } from './core/result.js'
export type { Seat } from './core/seat.js'
