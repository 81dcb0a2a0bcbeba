import { brand } from './brand.ts'

/** The error page of a page that did not load. */
export const loadErrorCopy = {
  heading: (message: string) => `Error: ${message}`,
  retry: 'Retry',
  reference: (reference: string) => `Reference ${reference}`,
} as const

export const notFoundCopy = {
  heading: 'Page Not Found',
  text: 'This shoot wandered off the trellis.',
  home: 'Return to Home',
} as const

export const crashCopy = {
  heading: 'This page broke',
  text: `That is our mistake. What you saved is safe. Reload the page, and write to ${brand.supportEmail} if it happens again.`,
  reload: 'Reload the page',
} as const

export const pendingCopy = { label: 'Loading...' } as const

/** The text of pages when scripts are disabled. */
export const noScriptCopy =
  'This site needs JavaScript. Please switch it on and load the page again.'
