import type { Plugin } from 'vite'

/** Adds to the page what it says where scripts are switched off. */
export const noScript = (sentence: string): Plugin => ({
  name: 'no-script',
  transformIndexHtml: () => [{ tag: 'noscript', children: sentence, injectTo: 'body' }],
})
