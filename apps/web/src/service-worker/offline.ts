/** Every offline copy of the site is a cache whose name begins so. */
export const CACHE_PREFIX = 'ringbreak-pages-'

/** Pages that the server renders on request; the offline copy holds them as they were when it was made. */
export const SERVER_PAGES = ['/en/imprint', '/de/impressum'] as const

/** What the offline copy holds, as paths. */
export interface Copied {
  /** Files that never change under their name within a version. */
  readonly versioned: ReadonlySet<string>
  readonly pages: ReadonlySet<string>
}

/** Where the answer is looked for first; `undefined` leaves the request to the browser. */
export const answerFor = (
  path: string,
  isNavigation: boolean,
  { versioned, pages }: Copied,
): 'copy' | 'network' | undefined => {
  if (versioned.has(path) || path.startsWith('/_app/immutable/')) return 'copy'
  if (isNavigation || pages.has(path)) return 'network'
  return undefined
}

/**
 * Copies that may go, out of all caches of the origin. The newest other one stays: a page opened before an update
 * may still ask for its parts.
 */
export const staleCaches = (names: readonly string[], current: string): readonly string[] =>
  names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== current).slice(0, -1)
