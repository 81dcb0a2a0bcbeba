import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** What makes a browser keep to the test: no calls home, no first-run pages; root has no sandbox. */
export const chromiumFlags: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Flags under which no name but this machine's own can be resolved. */
export const noOutsideNetwork: readonly string[] = [
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
]

/**
 * The path of a Chromium that runs, and undefined where there is none: `TRELLIS_CHROMIUM`, then an installed
 * Chromium or Chrome, then Playwright's own download. Installs nothing.
 */
export const findChromium = (): string | undefined => {
  const named = process.env.TRELLIS_CHROMIUM
  if (named !== undefined && named !== '') return named
  return candidates().find((path) => existsSync(path) && runs(path))
}

/** Where {@link findChromium} looks, in words. */
export const whereChromiumIsSought = (): string =>
  [`${names.join(', ')} on PATH`, ...placesOutsidePath(), chromium.executablePath()].join('; ')

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

const candidates = (): string[] => [
  ...(process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => names.map((name) => join(folder, name))),
  ...placesOutsidePath(),
  chromium.executablePath(),
]

const placesOutsidePath = (): string[] => {
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
 * Whether the program starts. On Debian's cousins a `chromium-browser` may be a note that asks for a snap;
 * a fresh download may lack system libraries. On Windows `--version` would open a window, so the file is believed.
 */
const runs = (path: string): boolean =>
  process.platform === 'win32' ||
  spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0
