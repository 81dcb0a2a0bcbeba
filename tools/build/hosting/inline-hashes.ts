import { createHash } from 'node:crypto'

/** The inline scripts and styles of a page, as sources of a content security policy. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

/** For a page without inline scripts and styles. */
export const noInlineHashes: InlineHashes = { scripts: [], styles: [] }

/** Returns the hashes of a page's inline scripts and styles, for the policy of that page alone. */
export const inlineHashesOf = (page: string): InlineHashes => ({
  scripts: hashesOf(page, /<script>(.*?)<\/script>/gs),
  styles: hashesOf(page, /<style(?: [^>]*)?>(.*?)<\/style>/gs),
})

const hashesOf = (page: string, element: RegExp): string[] =>
  [...page.matchAll(element)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
