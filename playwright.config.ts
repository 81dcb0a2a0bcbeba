import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium, noOutsideNetwork } from './tests/support/chromium.ts'

const executablePath = findChromium()
if (executablePath === undefined) {
  throw new Error('No Chromium found. `npm run test:e2e` installs one where it can.')
}
// Workers read this file again: what is found once need not be sought by each.
process.env.TRELLIS_CHROMIUM = executablePath

const ownStack = {
  command: 'node --import tsx tests/support/stack.ts',
  wait: { stdout: /TRELLIS_STACK=(?<TRELLIS_STACK>\{.*\})/ },
  timeout: 120_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
} as const

/** The journeys: the built site under production headers, against all the real parts on ports of their own. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  // A stack that runs already is used as it stands: TRELLIS_STACK holds the line that it printed.
  ...(process.env.TRELLIS_STACK === undefined ? { webServer: ownStack } : {}),
  use: {
    launchOptions: { executablePath, args: [...chromiumFlags, ...noOutsideNetwork] },
    // A trace of every journey costs two fifths of the whole run: `--trace on` writes one where it is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
    video: 'off',
  },
})
