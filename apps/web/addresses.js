/** Pages whose German address differs from the English one; the rest share their path behind the language. */
const GERMAN = new Map([
  ['/ringbreak/how-it-works', '/ringbreak/so-gehts'],
  ['/ringbreak/tips', '/ringbreak/tipps'],
  ['/ringbreak/questions', '/ringbreak/fragen'],
  ['/privacy', '/datenschutz'],
  ['/imprint', '/impressum'],
])

/**
 * The English and the German address of a page.
 * @param {string} page its path without a language, such as `/ringbreak/tips`
 * @returns {[en: `/${string}`, de: `/${string}`]}
 */
export const addressesOf = (page) =>
  page === '/' ? ['/en', '/de'] : [`/en${page}`, `/de${GERMAN.get(page) ?? page}`]

/**
 * @param {string} pattern
 * @returns {{ pattern: string, localized: [string, string][] }}
 */
const patternOf = (pattern) => {
  const [en, de] = addressesOf(pattern)
  return {
    pattern,
    localized: [
      ['en', en],
      ['de', de],
    ],
  }
}

/** Address patterns of the site, most specific first, as Paraglide takes them. */
export const urlPatterns = ['/', ...GERMAN.keys(), '/:path(.*)?'].map(patternOf)
