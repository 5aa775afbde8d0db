import type { Request, Response } from './messages.js'

/** A thread that runs the engine, whatever the platform calls it. */
export interface Port {
  post: (request: Request) => void
  /** Ends the thread at once, in the middle of whatever it does. */
  terminate: () => void
}

/** Starts a thread; `onFailure` is told when it can't start or dies. */
export type Spawn = (onResponse: (response: Response) => void, onFailure: (error: Error) => void) => Port
