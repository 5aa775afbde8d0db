import type { Locale } from '../../../paraglide/runtime.js'
import type { HnefataflTexts } from './hnefataflTexts.js'

const loaders: Readonly<Record<Locale, () => Promise<{ readonly texts: HnefataflTexts }>>> = {
  en: () => import('./en/index.js'),
  de: () => import('./de/index.js'),
}

/** The words of the game's pages in one language; the other one is not loaded. */
export const loadTexts = async (locale: Locale): Promise<HnefataflTexts> => (await loaders[locale]()).texts
