import type { Plugin } from 'vite'
import { isLabPage } from './lab-pages.ts'

/** Adds a text to the page for browsers with scripts disabled. */
export const noScript = (text: string): Plugin => ({
  name: 'no-script',
  transformIndexHtml: (_, { path }) =>
    isLabPage(path) ? [] : [{ tag: 'noscript', children: text, injectTo: 'body' }],
})
