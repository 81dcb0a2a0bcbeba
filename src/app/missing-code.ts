const mark = 'The code of this page has not come. '

/**
 * Marks the errors of code that cannot be fetched. The router knows them by their text and would load the page
 * anew by itself, out of reach of the site as well, which ends at the browser's own page; so it is not to know
 * them, and the boundary decides.
 */
export const markMissingCode = (page: Pick<Window, 'addEventListener'>): void =>
  page.addEventListener('vite:preloadError', ({ payload }) => {
    if (!payload.message.startsWith(mark)) payload.message = mark + payload.message
  })

/** What has not come, where that is what is wrong; else null. */
export const missingIn = (error: unknown): string | null =>
  error instanceof Error && error.message.startsWith(mark) ? error.message.slice(mark.length) : null
