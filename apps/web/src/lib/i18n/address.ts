import { deLocalizeHref, localizeHref, locales, type Locale } from '../paraglide/runtime.js'

/** The address of a page, named by its English path such as `/ringbreak/tips`, in the language of the page shown. */
export const addressOf = (path: string, locale?: Locale): string =>
  localizeHref(path, locale ? { locale } : undefined)

/** The page of an address, without its language: `/de/ringbreak/tipps` is `/ringbreak/tips`. */
const pageOf = (address: string): string => deLocalizeHref(address)

/** The same page in every language. */
export const alternatesOf = (address: string): readonly { locale: Locale; address: string }[] =>
  locales.map((locale) => ({ locale, address: addressOf(pageOf(address), locale) }))
