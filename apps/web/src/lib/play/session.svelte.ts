import { unwrap } from '@ringbreak/rules'
import {
  COMPUTER,
  begin,
  endingOf,
  lastPosition,
  playMove,
  resign,
  takeBack,
  toMove,
  type PlayedGame,
} from './game.js'
import type { Level } from './level.js'
import type { Finding, Ports } from './ports.js'
import { restore, store } from './stored.js'

/** Something went wrong that the person should know: the text kept could not be read, nothing can be kept, the engine failed. */
export type Trouble = 'unreadable' | 'not-kept' | 'engine-failed'

/** The running game and the computer's thinking: every command goes through here, every change is kept at once. */
export class PlaySession {
  game = $state.raw<PlayedGame>()
  /** Set while the computer thinks: what it has found so far. */
  thinking = $state.raw<Finding>()
  trouble = $state.raw<ReadonlySet<Trouble>>(new Set())

  /** How the game ended; `undefined` while it runs or there is none. */
  readonly ending = $derived(this.game && endingOf(this.game))

  readonly #ports: Ports
  /** The text that is kept, as this tab knows it: another one means that another tab was here. */
  #known: string | undefined
  #search: AbortController | undefined
  /** The person wants the computer's move now. */
  #inHurry = false

  constructor(ports: Ports) {
    this.#ports = ports
  }

  /** Takes up the game that is kept, and follows what other tabs do to it. Gives the way to close. */
  open(): () => void {
    const unwatch = this.#ports.shelf.watch(() => this.refresh())
    this.refresh()
    void this.#think()
    return () => {
      unwatch()
      this.#stopThinking()
    }
  }

  /** Looks whether another tab has changed the game. */
  refresh(): void {
    const text = this.#ports.shelf.read()
    if (text !== this.#known) this.#adopt(text)
  }

  begin(level: Level): void {
    this.#stopThinking()
    this.trouble = new Set()
    this.#known = this.#ports.shelf.read()
    this.#set(begin({ level, seed: this.#ports.seed(), date: this.#ports.today() }))
  }

  /** Plays a move of the person. */
  move(text: string): void {
    const game = this.#current()
    if (game !== undefined) this.#set(unwrap(playMove(game, text)))
  }

  /** Takes the person's last move back; while the computer thinks, that stops it. */
  takeBack(): void {
    const game = this.#current()
    if (game === undefined) return
    this.#stopThinking()
    this.#set(takeBack(game))
  }

  resign(): void {
    const game = this.#current()
    if (game === undefined) return
    this.#stopThinking()
    this.#set(resign(game))
  }

  /** Ends the thinking with the best move found so far, or with the first one that is. */
  moveNow(): void {
    if (this.#search === undefined) return
    this.#inHurry = true
    const best = this.thinking?.pv[0]
    if (best === undefined) return
    const game = this.#current()
    if (game === undefined) return
    this.#stopThinking()
    this.#set(unwrap(playMove(game, best)))
  }

  /** After the engine failed: asks it once more. */
  thinkAgain(): void {
    this.#untrouble('engine-failed')
    void this.#think()
  }

  /** The game, unless another tab has just changed it: then that one is shown, and a command meant for the old one is void. */
  #current(): PlayedGame | undefined {
    const before = this.#known
    this.refresh()
    return this.#known === before ? this.game : undefined
  }

  #set(game: PlayedGame): void {
    this.game = game
    const text = store(game)
    if (this.#ports.shelf.write(text)) {
      this.#known = text
      this.#untrouble('not-kept')
    } else {
      this.trouble = new Set([...this.trouble, 'not-kept'])
    }
    void this.#think()
  }

  #adopt(text: string | undefined): void {
    this.#stopThinking()
    this.#known = text
    const restored = text === undefined ? undefined : restore(text)
    this.game = restored?.ok ? restored.value : undefined
    if (text !== undefined && restored?.ok === false) {
      this.#ports.shelf.setAside(text)
      this.#known = this.#ports.shelf.read()
      this.trouble = new Set([...this.trouble, 'unreadable'])
    }
    void this.#think()
  }

  async #think(): Promise<void> {
    const { game } = this
    if (game === undefined || toMove(game) !== COMPUTER || this.#search !== undefined) return
    const control = new AbortController()
    this.#search = control
    this.thinking = { pv: [], depth: 0 }
    try {
      const { alone, beat } = this.#ports
      const [move] = await Promise.all([
        alone(control.signal, () => this.#choose(game, control.signal)),
        beat(),
      ])
      if (this.#search !== control) return
      const now = this.#current()
      if (this.#search !== control) return
      this.#stopThinking()
      if (now !== undefined) this.#set(unwrap(playMove(now, move)))
    } catch (error) {
      if (this.#search !== control) return
      this.#stopThinking()
      this.trouble = new Set([...this.trouble, 'engine-failed'])
      reportError(error)
    }
  }

  async #choose(game: PlayedGame, signal: AbortSignal): Promise<string> {
    // Another tab may have thought while this one waited for its turn.
    this.refresh()
    signal.throwIfAborted()
    return this.#ports.thinker.choose(lastPosition(game), {
      level: game.level,
      seed: (game.seed + game.plies.length) % 2 ** 32,
      signal,
      onProgress: (finding) => {
        if (signal.aborted) return
        this.thinking = finding
        if (this.#inHurry) this.moveNow()
      },
    })
  }

  #stopThinking(): void {
    const search = this.#search
    this.#search = undefined
    this.#inHurry = false
    this.thinking = undefined
    search?.abort()
  }

  #untrouble(trouble: Trouble): void {
    this.trouble = new Set([...this.trouble].filter((other) => other !== trouble))
  }
}
