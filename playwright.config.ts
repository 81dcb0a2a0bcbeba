import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium, noOutsideNetwork } from './tests/support/chromium.ts'

const executablePath = findChromium()
if (executablePath === undefined) {
  throw new Error('No Chromium found. `npm test -- --e2e` installs one where it can.')
}
// Every worker reads this file. The variable spares them the search.
process.env.TRELLIS_CHROMIUM = executablePath

/** Starts the stack of a run. */
export const ownStack = {
  command: 'node --import tsx tests/support/stack.ts',
  wait: { stdout: /TRELLIS_STACK=(?<TRELLIS_STACK>\{.*\})/ },
  timeout: 120_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
} as const

/** The browser tests: the built site with production headers, against the real backend and emulators on free ports. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  // Set TRELLIS_STACK to the line that a running stack has printed, to use that stack.
  ...(process.env.TRELLIS_STACK === undefined ? { webServer: ownStack } : {}),
  use: {
    // Shorter than a test, so that the error names the action that hung.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: { executablePath, args: [...chromiumFlags, ...noOutsideNetwork] },
    // Traces take two fifths of the time of a whole run. Use `--trace on` for a single test.
    trace: 'off',
    screenshot: 'only-on-failure',
    video: 'off',
  },
})
