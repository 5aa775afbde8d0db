import { hnefatafl } from './hnefatafl/game.js'

/** Every game that the engine plays, one line each. */
export const games = { hnefatafl } as const

export type GameId = keyof typeof games
