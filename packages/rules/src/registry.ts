import { game as hnefatafl } from './hnefatafl/index.js'

/** Every game of the house, one line each. */
export const games = { hnefatafl } as const

export type GameId = keyof typeof games

export const isGameId = (text: unknown): text is GameId =>
  typeof text === 'string' && Object.hasOwn(games, text)
