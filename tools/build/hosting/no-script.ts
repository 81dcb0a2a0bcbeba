import type { Plugin } from 'vite'
import { isLabPage } from './lab-pages.ts'

/** Adds a text to the page for browsers with scripts disabled. */
export const noScript = (texts: () => Promise<{ noScript: string }>): Plugin => ({
  name: 'no-script',
  transformIndexHtml: async (_, { path }) =>
    isLabPage(path)
      ? []
      : [{ tag: 'noscript', children: (await texts()).noScript, injectTo: 'body' }],
})
