import { type Page, pageAt, pages } from '../../../machines/paths.ts'

/**
 * The prerendered pages and their files. Only the policy of the path allows the inline scripts and styles of the file,
 * so the URL of the file redirects to the path.
 */
export const prerenderedPages = (Object.keys(pages) as Page[])
  .filter((path) => pageAt(path)?.prerendered)
  .map((path) => ({ path, file: path === '/' ? 'index.html' : `${path.slice(1)}.html` }))

/** The empty shell, for every other path. */
export const SHELL_FILE = 'app.html'
