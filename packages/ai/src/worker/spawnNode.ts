import { Worker } from 'node:worker_threads'
import type { Response } from './messages.js'
import type { Spawn } from './port.js'

/** Threads of Node.js. They do not keep the process alive by themselves while they have nothing to do. */
export const spawn: Spawn = (onResponse, onFailure) => {
  const worker = new Worker(new URL('../../dist/worker/thread.js', import.meta.url), {
    // Loaders and conditions of the program around are not meant for a built file.
    execArgv: [],
  })
  worker.on('message', (response: Response) => {
    if (response.kind !== 'progress') worker.unref()
    onResponse(response)
  })
  worker.on('error', onFailure)
  return {
    post: (request) => {
      worker.ref()
      worker.postMessage(request)
    },
    terminate: () => {
      void worker.terminate()
    },
  }
}
