import { build, files, prerendered, version } from '$service-worker'
import { CACHE_PREFIX, SERVER_PAGES, answerFor, staleCaches } from './offline.js'

declare const self: ServiceWorkerGlobalScope

const CACHE = `${CACHE_PREFIX}${version}`
/** Longer than this, and the copy is better than the wait. */
const PATIENCE = 4000

/** These carry a hash of their content in the name, or change with the version only. */
const versioned = new Set([...build, ...files])
const pages = new Set([...prerendered, ...SERVER_PAGES])

self.addEventListener('install', (event) => {
  event.waitUntil(copyEverything())
  // Pages come from the network first, so a new version shows on the next load and no old one is in its way.
  void self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return
  const answer = answerFor(url.pathname, event.request.mode === 'navigate', { versioned, pages })
  if (answer === 'copy') event.respondWith(copyOrNetwork(event.request))
  else if (answer === 'network') event.respondWith(networkOrCopy(event.request, url.pathname))
})

async function copyEverything(): Promise<void> {
  const cache = await caches.open(CACHE)
  // Pages keep their names from version to version: the browser's own cache could still hold the old ones.
  await cache.addAll([...versioned, ...[...pages].map((page) => new Request(page, { cache: 'reload' }))])
}

async function takeOver(): Promise<void> {
  for (const name of staleCaches(await caches.keys(), CACHE)) await caches.delete(name)
  await self.clients.claim()
}

async function copyOrNetwork(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request)
}

async function networkOrCopy(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) })
  } catch (error) {
    const cache = await caches.open(CACHE)
    const copy = await cache.match(path, { ignoreSearch: true })
    if (copy !== undefined) return copy
    // Without a network, an address that is not there cannot be told from one that is: the start page helps more than an error.
    const start =
      request.mode === 'navigate' ? await cache.match(path.startsWith('/de') ? '/de' : '/en') : undefined
    if (start !== undefined) return Response.redirect(path.startsWith('/de') ? '/de' : '/en')
    throw error
  }
}
