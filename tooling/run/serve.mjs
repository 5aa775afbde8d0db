import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { listenFault, urlOf } from './address.mjs'
import { ROOT } from './house.mjs'

/**
 * Serves the built site in this process, which so gets every signal itself and leaves nothing behind. A port that was taken
 * meanwhile ends the process with a sentence.
 * @param {import('./address.mjs').Place} place
 * @returns {Promise<void>}
 */
export async function serve(place) {
  const address = urlOf(place)
  process.env['HOST'] = place.host
  process.env['PORT'] = String(place.port)
  process.env['ORIGIN'] ??= address
  process.env['NODE_ENV'] ??= 'production'
  process.env['SHUTDOWN_TIMEOUT'] ??= '5'

  const failed = (/** @type {unknown} */ error) => {
    console.error(listenFault(error, place) ?? error)
    process.exit(1)
  }
  // The site listens while it is being loaded, before anybody can watch its server for errors.
  process.once('uncaughtException', failed)
  /** @type {{ server: { server: import('node:http').Server } }} */
  const site = await import(pathToFileURL(join(ROOT, 'apps/web/build/index.js')).href)
  const { server } = site.server
  if (!server.listening) await once(server, 'listening').catch(failed)
  process.off('uncaughtException', failed)
  console.log(`\nRingbreak is ready at ${address} (Ctrl+C ends it)`)
}
