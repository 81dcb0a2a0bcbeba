import { type Page, pageAt, pages } from '../../../machines/paths.ts'

/**
 * Every page and its file: prerendered `whole`, or only the frame of a page whose content depends on the member. Only
 * the policy of the path allows the inline scripts and styles of the file, so the URL of the file redirects to the path.
 */
export const pageFiles = (Object.keys(pages) as Page[]).map((path) => ({
  path,
  file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
  isWhole: pageAt(path)?.prerendered === true,
}))

/** The empty shell, for every path without a page. */
export const SHELL_FILE = 'app.html'
