import { once } from 'node:events'
import { connect, createServer } from 'node:net'

// Not the whole network: a person who plays alone has asked nobody in.
const DEFAULT_HOST = '127.0.0.1'
const DEFAULT_PORT = 3000

/**
 * Where the site is served.
 * @typedef {{ host: string, port: number }} Place
 */

/**
 * Reads `PORT` and `HOST`; a sentence when they cannot be meant.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Place | string}
 */
export function placeOf(env) {
  const text = env['PORT']?.trim() || String(DEFAULT_PORT)
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port < 1 || port > 65535) return `PORT must be a whole number from 1 to 65535, and it is "${text}".`
  return { host: env['HOST']?.trim() || DEFAULT_HOST, port }
}

/**
 * The address to open in a browser.
 * @param {Place} place
 * @returns {string}
 */
export function urlOf({ host, port }) {
  const everywhere = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

/**
 * Why the system would not let the site listen, in a sentence; `undefined` for an error of another kind.
 * @param {unknown} error
 * @param {Place} place
 * @returns {string | undefined}
 */
export function listenFault(error, { host, port }) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Stop the program that uses it, or choose another port: PORT=${port === 65535 ? port - 1 : port + 1} npm start`
    case 'EACCES':
      return `Port ${port} may not be used by this user. Choose another one: PORT=3000 npm start`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST must be an address of this machine, and "${host}" is none.`
    default:
      return undefined
  }
}

/**
 * Whether the site could listen there now: a sentence when it could not.
 * @param {Place} place
 * @returns {Promise<string | undefined>}
 */
export async function placeFault(place) {
  const server = createServer()
  try {
    server.listen(place)
    await once(server, 'listening')
  } catch (error) {
    const fault = listenFault(error, place)
    if (fault === undefined) throw error
    return fault
  }
  server.close()
  await once(server, 'close')
  // Some systems let two programs share a port on different addresses; a browser would then meet either.
  if (await answers(place)) return listenFault(Object.assign(new Error(), { code: 'EADDRINUSE' }), place)
  return undefined
}

/**
 * @param {Place} place
 * @returns {Promise<boolean>}
 */
async function answers(place) {
  const socket = connect({ host: new URL(urlOf(place)).hostname.replace(/^\[|\]$/g, ''), port: place.port })
  try {
    await once(socket, 'connect')
    return true
  } catch {
    // Refused is what a free port answers.
    return false
  } finally {
    socket.destroy()
  }
}
