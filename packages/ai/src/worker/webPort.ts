import type { Response } from './messages.js'
import type { Spawn } from './port.js'

/** Threads that are Web Workers, made by `make`. */
export const spawnWorker =
  (make: () => Worker): Spawn =>
  (onResponse, onFailure) => {
    const worker = make()
    worker.addEventListener('message', ({ data }: MessageEvent<Response>) => {
      onResponse(data)
    })
    worker.addEventListener('error', (event) => {
      onFailure(new Error(event.message || 'the worker could not be started'))
    })
    return {
      post: (request) => {
        worker.postMessage(request)
      },
      terminate: () => {
        worker.terminate()
      },
    }
  }
