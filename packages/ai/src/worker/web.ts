/** The script of the Web Worker. */
import { host } from './host.js'
import type { Request } from './messages.js'

const answer = host((response) => {
  postMessage(response)
})

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  answer(data)
})
