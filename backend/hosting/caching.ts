/** Files whose names change with their content (the bundler puts a hash into each). */
export const HASHED_FILES = '/assets/'

/** Kept for a year without asking again. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Kept, but asked about before each use: the page itself must never be older than its assets. */
export const REVALIDATED = 'no-cache'

/** The Cache-Control header of a path of the site. */
export const cacheControlOf = (path: string): string =>
  path.startsWith(HASHED_FILES) ? IMMUTABLE : REVALIDATED
