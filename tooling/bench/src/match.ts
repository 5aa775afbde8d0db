/** Two players over many games, each leading both sides by turns: `match hard onePly 100 [seed]`. */
import { outcome, play, start, turn } from '@ringbreak/rules/hnefatafl'
import { PLAYERS, type Player } from './players.js'

/** A game that is longer counts as won by nobody. */
const MOST_PLIES = 200

const lots = (seed: number) => (): number => {
  seed = (seed + 0x9e3779b9) | 0
  let word = Math.imul(seed ^ (seed >>> 16), 0x21f0aaad)
  word = Math.imul(word ^ (word >>> 15), 0x735a2d97)
  return ((word ^ (word >>> 15)) >>> 0) / 2 ** 32
}

const [first = 'hard', second = 'onePly', gamesText = '100', seedText = '1'] = process.argv.slice(2)
const players = [first, second].map((name): Player => {
  const player = PLAYERS[name]
  if (player === undefined) throw new Error(`no player ${name}; there are ${Object.keys(PLAYERS).join(', ')}`)
  return player
})

const won = { attacking: [0, 0], defending: [0, 0] }
let unfinished = 0
let plies = 0
for (let game = 0; game < Number(gamesText); game++) {
  const lot = lots(Number(seedText) * 1000 + game)
  // Player 0 attacks in even games.
  const seatOfFirst = game % 2
  let position = start()
  let ply = 0
  for (; turn(position) !== undefined && ply < MOST_PLIES; ply++) {
    const player = players[position.sideToMove === seatOfFirst ? 0 : 1]!
    const played = play(position, player(position, lot))
    if (!played.ok) throw new Error(`${played.error.code} on ${position.board}`)
    position = played.value.position
  }
  plies += ply
  const winner = outcome(position)?.winners[0]
  if (winner === undefined) unfinished++
  else (winner === 0 ? won.attacking : won.defending)[winner === seatOfFirst ? 0 : 1]!++
  if ((game + 1) % 10 === 0) report(game + 1)
}

function report(games: number): void {
  const side = (player: number): string => {
    const [attacking, defending] = [won.attacking[player]!, won.defending[player]!]
    return `${attacking + defending} (${attacking} attacking, ${defending} defending)`
  }
  console.log(
    `${games} games: ${first} ${side(0)}, ${second} ${side(1)}, unfinished ${unfinished}; ${Math.round(plies / games)} plies a game`,
  )
}
