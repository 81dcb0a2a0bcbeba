const prefix = 'Chunk load error: '

/**
 * Adds a prefix to the messages of chunk load errors. The router recognises such an error by its message and would
 * reload the page, even if the server is unreachable and the browser would show its own error page. With the prefix it
 * does not, and the error boundary handles the error.
 */
export const prefixChunkErrors = (page: Pick<Window, 'addEventListener'>): void =>
  page.addEventListener('vite:preloadError', ({ payload }) => {
    if (!payload.message.startsWith(prefix)) payload.message = prefix + payload.message
  })

/** The browser's message about the missing chunk, or null for any other error. */
export const missingChunkOf = (error: unknown): string | null =>
  error instanceof Error && error.message.startsWith(prefix)
    ? error.message.slice(prefix.length)
    : null
