import { createHash } from 'node:crypto'

/** What stands within a page, as sources of a content security policy. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

/** A page that holds nothing but links. */
export const nothingInline: InlineHashes = { scripts: [], styles: [] }

/** The hashes of the scripts and styles that stand within a page of ours, for its own policy alone. */
export const inlineHashesOf = (page: string): InlineHashes => ({
  scripts: hashesOf(page, /<script>(.*?)<\/script>/gs),
  styles: hashesOf(page, /<style>(.*?)<\/style>/gs),
})

const hashesOf = (page: string, found: RegExp): string[] =>
  [...page.matchAll(found)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
