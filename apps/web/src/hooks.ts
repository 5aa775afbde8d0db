import type { Reroute } from '@sveltejs/kit'
import { deLocalizeUrl } from './lib/paraglide/runtime.js'

/** The bare address is the page that picks a language; every other one is its page without the language. */
export const reroute: Reroute = ({ url }) => (url.pathname === '/' ? '/choose' : deLocalizeUrl(url).pathname)
