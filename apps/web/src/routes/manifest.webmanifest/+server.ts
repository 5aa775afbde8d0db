import { json } from '@sveltejs/kit'
import { addressOf } from '../../lib/i18n/address.js'
import { m } from '../../lib/paraglide/messages.js'
import { getLocale } from '../../lib/paraglide/runtime.js'
import type { RequestHandler } from './$types.js'

export const prerender = true

/** What a device needs to install the site, in the language of the address. */
export const GET: RequestHandler = () =>
  json(
    {
      id: addressOf('/'),
      name: m.site_name(),
      short_name: m.site_name(),
      description: m.manifest_description(),
      lang: getLocale(),
      start_url: addressOf('/'),
      scope: '/',
      display: 'standalone',
      background_color: '#17110c',
      theme_color: '#17110c',
      icons: [
        { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
        { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    { headers: { 'content-type': 'application/manifest+json' } },
  )
