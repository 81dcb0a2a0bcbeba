import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** Disables background requests and first-run pages, and hints fonts as a desktop does. Root cannot use the sandbox. */
export const chromiumFlags: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=slight',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Flags that resolve no host name except localhost. */
export const noOutsideNetwork: readonly string[] = [
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
]

/**
 * The path of a working Chromium, or undefined: `TRELLIS_CHROMIUM`, then an installed Chromium or Chrome, then
 * Playwright's own download. Installs nothing.
 */
export const findChromium = (): string | undefined => {
  const named = process.env.TRELLIS_CHROMIUM
  if (named !== undefined && named !== '') return named
  return candidates().find((path) => existsSync(path) && runs(path))
}

/** A description of the paths that {@link findChromium} tries. */
export const searchedPaths = (): string =>
  [`${names.join(', ')} on PATH`, ...pathsOutsidePath(), chromium.executablePath()].join('; ')

/* The shell has no window and takes two fifths less processor time. */
const names = [
  'chromium-headless-shell',
  ...['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'],
]

const candidates = (): string[] => {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...pathsOutsidePath(),
    chromium.executablePath(),
  ]
}

const pathsOutsidePath = (): string[] => {
  if (process.platform === 'darwin') {
    return [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ]
  }
  if (process.platform !== 'win32') return []
  return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .flatMap((variable) => process.env[variable] ?? [])
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'))
}

/**
 * Whether the program starts. On Debian derivatives `chromium-browser` may be a script that asks for a snap, and a fresh
 * download may lack system libraries. On Windows `--version` would open a window, so an existing file is enough.
 */
const runs = (path: string): boolean =>
  process.platform === 'win32' ||
  spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0
