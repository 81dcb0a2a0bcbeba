import type { Plugin } from 'vite'

/** Adds a text to the page for browsers with scripts disabled. */
export const noScript = (text: string): Plugin => ({
  name: 'no-script',
  transformIndexHtml: () => [{ tag: 'noscript', children: text, injectTo: 'body' }],
})
