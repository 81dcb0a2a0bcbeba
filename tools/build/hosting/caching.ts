/** The path of files whose names contain a hash of their content. */
export const HASHED_FILES = '/assets/'

/** Cached for a year without revalidation. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Cached, but revalidated before each use: a page must never be older than its assets. */
export const REVALIDATED = 'no-cache'

export const cacheControlOf = (path: string): string =>
  path.startsWith(HASHED_FILES) ? IMMUTABLE : REVALIDATED
