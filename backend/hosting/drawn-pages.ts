/**
 * The pages that the build draws, by their path, each with its own file. What stands in a file is allowed by the
 * policy of its path alone, so the file's own address leads there.
 */
export const drawnPages = [
  { path: '/', file: 'index.html' },
  { path: '/login', file: 'login.html' },
  { path: '/signup', file: 'signup.html' },
  { path: '/forgot-password', file: 'forgot-password.html' },
] as const

/** The path of a drawn page. */
export type DrawnPath = (typeof drawnPages)[number]['path']

/** The shell of every other path. */
export const SHELL_FILE = 'app.html'
