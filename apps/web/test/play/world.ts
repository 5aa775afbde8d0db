import { legalMoves, makeMove, type Position } from '@ringbreak/rules/hnefatafl'
import type { Finding, Ports } from '../../src/lib/play/ports.js'
import { PlaySession } from '../../src/lib/play/session.svelte.js'

type Settle = (move: string | Error) => void

/** The thinking that a session asked for, answered by the test. */
export interface Question {
  readonly position: Position
  readonly seed: number
  readonly signal: AbortSignal
  readonly progress: (finding: Finding) => void
  readonly answer: Settle
}

/** One device: what it keeps, the tabs that are open, and the questions the engine was asked. */
export class World {
  kept: string | undefined
  setAside: string[] = []
  blocked = false
  questions: Question[] = []
  readonly #watchers = new Map<PlaySession, () => void>()
  #queue: Promise<unknown> = Promise.resolve()

  /** A tab with a session that is open. */
  tab(): { session: PlaySession; close: () => void } {
    let watcher: () => void = () => undefined
    const session: PlaySession = new PlaySession(this.#ports((changed) => (watcher = changed)))
    this.#watchers.set(session, () => watcher())
    const close = session.open()
    return {
      session,
      close: () => {
        this.#watchers.delete(session)
        close()
      },
    }
  }

  /** Tells every tab that what is kept may have changed. */
  tellTabs(): void {
    for (const tell of this.#watchers.values()) tell()
  }

  /** Answers the oldest open question with the first legal move. */
  async answer(): Promise<string> {
    const question = await this.question()
    const move = makeMove(legalMoves(question.position)[0]!)
    question.answer(move)
    await settled()
    return move
  }

  async question(): Promise<Question> {
    await settled()
    const open = this.questions.find(({ signal }) => !signal.aborted)
    if (open === undefined) throw new Error('the engine was not asked')
    return open
  }

  #ports(watch: (changed: () => void) => void): Ports {
    return {
      thinker: { choose: (position, options) => this.#ask(position, options) },
      shelf: {
        read: () => (this.blocked ? undefined : this.kept),
        write: (text) => {
          if (this.blocked) return false
          this.kept = text
          return true
        },
        setAside: (text) => {
          this.setAside.push(text)
          this.kept = undefined
        },
        watch: (changed) => {
          watch(changed)
          return () => watch(() => undefined)
        },
      },
      seed: () => 40,
      today: () => '2026-12-01',
      beat: () => Promise.resolve(),
      alone: (signal, work) => {
        const run = this.#queue.then(() => {
          signal.throwIfAborted()
          return work()
        })
        this.#queue = run.catch(() => undefined)
        return run
      },
    }
  }

  #ask(
    position: Position,
    { seed, signal, onProgress }: Parameters<Ports['thinker']['choose']>[1],
  ): Promise<string> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.questions = this.questions.filter((other) => other.signal !== signal)
      }
      signal.addEventListener('abort', () => {
        leave()
        reject(new DOMException('given up', 'AbortError'))
      })
      const answer: Settle = (move) => {
        leave()
        if (move instanceof Error) reject(move)
        else resolve(move)
      }
      this.questions.push({ position, seed, signal, progress: onProgress, answer })
    })
  }
}

/** Lets everything that is already decided happen. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
