import { building } from '$app/environment'
import type { Handle, ServerInit } from '@sveltejs/kit'
import language from './boot/language.js?raw'
import languageSwitch from './boot/switch.js?raw'
import theme from './boot/theme.js?raw'
import { paraglideMiddleware } from './lib/paraglide/server.js'
import { env, refuse } from './lib/server/env.js'

const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const

/** What runs before the first paint. Allowed by its hash in the content security policy: not a character may be added. */
const bootOf = (routeId: string | null): string =>
  [theme, routeId === '/choose' ? language : languageSwitch]
    .map((script) => `<script>${script}</script>`)
    .join('')

/** A server that is configured wrongly does not start: all faults at once, in plain sentences. */
export const init: ServerInit = () => {
  if (!building && !env.ok) refuse(env.error)
}

/** To the language the browser asks for, without naming the host: behind another server this one does not know its own. */
const stayHere = ({ headers }: Response): void => {
  const { pathname, search } = new URL(headers.get('Location') ?? '')
  headers.set('Location', pathname + search)
}

export const handle: Handle = async ({ event, resolve }) => {
  const response = await paraglideMiddleware(
    event.request,
    ({ locale }) =>
      resolve(event, {
        transformPageChunk: ({ html }) =>
          html.replace('%site.lang%', locale).replace('%site.boot%', () => bootOf(event.route.id)),
        preload: ({ type, path }) => type !== 'font' || path.includes('-latin-wght-'),
      }),
    { onRedirect: stayHere },
  )
  // Prerendered files are served without passing here: what matters to them stands in the page as meta.
  for (const [name, value] of Object.entries(securityHeaders)) response.headers.set(name, value)
  return response
}
