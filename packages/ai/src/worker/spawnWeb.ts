import { spawnWorker } from './webPort.js'

/** The package's own Web Worker; bundlers find it by this expression. */
export const spawn = spawnWorker(
  () => new Worker(new URL('../../dist/worker/web.js', import.meta.url), { type: 'module' }),
)
