/** The script of the Node.js worker thread. */
import { parentPort } from 'node:worker_threads'
import { host } from './host.js'

parentPort?.on(
  'message',
  host((response) => {
    parentPort?.postMessage(response)
  }),
)
