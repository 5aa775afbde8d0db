import type { SearchAnswer } from '../answer.js'
import { SearchError, type SearchOptions } from '../options.js'
import type { GameId } from '../registry.js'
import type { Response } from './messages.js'
import type { Port, Spawn } from './port.js'

/** Options of a search in a thread of its own. */
export interface EngineOptions<Move> extends SearchOptions {
  /** Cancels: the promise is rejected with the signal's reason, at once. */
  readonly signal?: AbortSignal | undefined
  /** Told after each finished iteration. */
  readonly onProgress?: (progress: SearchAnswer<Move>) => void
}

/** The engine behind a worker. Searches are done one after the other. */
export interface Engine<Position, Move> {
  /**
   * Rejects with a `SearchError` when the options are wrong or the game is over, with the signal's reason when it is cancelled, and with an `Error`
   * when the thread has failed; the next search starts a new thread then.
   */
  search: (position: Position, options: EngineOptions<Move>) => Promise<SearchAnswer<Move>>
  /** Ends the thread; searches that wait are rejected. A later search starts it again. */
  dispose: () => void
}

interface Job {
  readonly id: number
  readonly position: unknown
  readonly options: SearchOptions
  readonly onProgress: ((progress: SearchAnswer<never>) => void) | undefined
  readonly resolve: (answer: SearchAnswer<never>) => void
  readonly reject: (reason: Error) => void
}

/** An engine for one game over threads that `spawn` starts, the first of them with the first search. */
export function engineOver<Position, Move>(game: GameId, spawn: Spawn): Engine<Position, Move> {
  let port: Port | undefined
  let lastId = 0
  const waiting: Job[] = []

  const running = (): Job | undefined => waiting[0]

  const stopThread = (): void => {
    port?.terminate()
    port = undefined
  }

  const begin = (): void => {
    const job = running()
    if (job === undefined) return
    try {
      port ??= spawn(onResponse, fail)
      port.post({ id: job.id, game, position: job.position, options: job.options })
    } catch (error) {
      // No thread to be had, or a question that no message can carry: the next one still gets its turn.
      fail(error as Error)
    }
  }

  const fail = (error: Error): void => {
    stopThread()
    finish(running(), ({ reject }) => {
      reject(error)
    })
  }

  const finish = (job: Job | undefined, settle: (job: Job) => void): void => {
    if (job === undefined) return
    waiting.splice(waiting.indexOf(job), 1)
    settle(job)
    begin()
  }

  const onResponse = (response: Response): void => {
    const job = running()
    // A thread that was ended may have spoken before: its last words are nobody's.
    if (job?.id !== response.id) return
    if (response.kind === 'progress') {
      try {
        job.onProgress?.(response.progress as SearchAnswer<never>)
      } catch (error) {
        fail(error as Error)
      }
      return
    }
    finish(job, ({ resolve, reject }) => {
      if (response.kind === 'answer') resolve(response.answer as SearchAnswer<never>)
      else if (response.kind === 'fault') reject(new SearchError(response.code, response.message))
      else reject(new Error(response.message))
    })
  }

  const cancel = (job: Job, reason: Error): void => {
    if (!waiting.includes(job)) return
    const wasRunning = job === running()
    if (wasRunning) stopThread()
    waiting.splice(waiting.indexOf(job), 1)
    job.reject(reason)
    if (wasRunning) begin()
  }

  return {
    search: (position, { signal, onProgress, ...options }) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted === true) {
          reject(signal.reason as Error)
          return
        }
        const onAbort = (): void => {
          cancel(job, signal?.reason as Error)
        }
        // A signal may outlive many searches: it lets go of each when it is settled.
        const job: Job = {
          id: ++lastId,
          position,
          options,
          onProgress,
          resolve: (answer) => {
            signal?.removeEventListener('abort', onAbort)
            resolve(answer)
          },
          reject: (reason) => {
            signal?.removeEventListener('abort', onAbort)
            reject(reason)
          },
        }
        signal?.addEventListener('abort', onAbort, { once: true })
        waiting.push(job)
        if (waiting.length === 1) begin()
      }),
    dispose: () => {
      stopThread()
      for (const job of waiting.splice(0)) job.reject(new Error('the engine was disposed of'))
    },
  }
}
