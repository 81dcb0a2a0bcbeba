import { brand } from './brand.ts'

export const notFoundCopy = {
  heading: 'Page Not Found',
  text: 'This page has wandered off the trellis.',
  home: 'Return to Home',
} as const

export const crashCopy = {
  heading: 'This page crashed',
  text: `That’s our fault, and anything you’ve saved is safe. Please reload the page. If it happens again, email ${brand.supportEmail}.`,
  reload: 'Reload the page',
} as const

/** A prerendered page whose site does not load. Its heading says that the servers cannot be reached, or one of these. */
export const notLoadedCopy = {
  slow: 'This page is still loading.',
  crashed: `This page crashed. Please reload it, or email ${brand.supportEmail}.`,
  reload: 'Reload',
} as const

/** The text of pages when scripts are disabled. */
export const noScriptCopy = 'This site needs JavaScript. Please turn it on and reload the page.'
