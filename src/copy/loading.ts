/** Texts in a module of their own, because the landing page uses these and not those of the other error pages. */
export const pendingCopy = { label: 'Loading...' } as const

/** The error page of a page that did not load. */
export const loadErrorCopy = {
  heading: (message: string) => `Error: ${message}`,
  retry: 'Retry',
  reference: (reference: string) => `Reference ${reference}`,
} as const
