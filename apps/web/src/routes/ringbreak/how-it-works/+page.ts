import { loadTexts } from '../../../lib/games/hnefatafl/texts/index.js'
import { extractLocaleFromUrl, getLocale } from '../../../lib/paraglide/runtime.js'
import type { PageLoad } from './$types.js'

// The address asked for, not the one still shown, says which language is wanted.
export const load: PageLoad = async ({ url }) => ({
  texts: await loadTexts(extractLocaleFromUrl(url) ?? getLocale()),
})
