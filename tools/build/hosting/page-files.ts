import { type Page, pagePaths, pages } from '../../../machines/paths.ts'
import { HASHED_FILES } from './caching.ts'

export const fileOf = (page: Page): string =>
  page === '/' ? 'index.html' : `${page.slice(1)}.html`

/**
 * Every page and its file: prerendered `whole`, or only the frame of a page whose content depends on the member. Only
 * the policy of the path allows the inline scripts and styles of the file, so the URL of the file redirects to the path.
 */
export const pageFiles = pagePaths.map((path) => ({
  path,
  file: fileOf(path),
  isWhole: pages[path].prerendered,
}))

/** The empty shell, for every path that is neither a page nor a file. */
export const SHELL_FILE = 'app.html'

/**
 * The paths that get the shell: those without a dot, outside the folder of hashed files. All others name a file, and a
 * missing file is a 404. Firebase Hosting evaluates it with RE2, which has no lookahead, so the paths that do not begin
 * with /assets/ are listed by their first different character.
 */
export const SHELL_PATHS = `^(?:${[...HASHED_FILES]
  .map((next, at) => `${HASHED_FILES.slice(0, at)}(?:[^.${next}][^.]*)?`)
  .slice(1)
  .join('|')})$`
