import type { SearchAnswer } from '../answer.js'
import type { SearchOptions } from '../options.js'
import type { GameId } from '../registry.js'

/** What the client asks; plain data that a message can carry. */
export interface Request {
  readonly id: number
  readonly game: GameId
  readonly position: unknown
  readonly options: SearchOptions
}

/** What the worker answers, always with the request's id. */
export type Response =
  | { readonly id: number; readonly kind: 'progress'; readonly progress: SearchAnswer<unknown> }
  | { readonly id: number; readonly kind: 'answer'; readonly answer: SearchAnswer<unknown> }
  | {
      readonly id: number
      readonly kind: 'fault'
      readonly code: 'bad-options' | 'game-over'
      readonly message: string
    }
  | { readonly id: number; readonly kind: 'crash'; readonly message: string }
