import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium, noOutsideNetwork } from './tests/support/chromium.ts'

const executablePath = findChromium()
if (executablePath === undefined) {
  throw new Error('No Chromium found. `npm run test:e2e` installs one where it can.')
}
// Workers read this file again: what is found once need not be sought by each.
process.env.TRELLIS_CHROMIUM = executablePath

/** The journeys: the built site under production headers, against all the real parts on ports of their own. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  webServer: {
    command: 'npx tsx tests/support/stack.ts',
    wait: { stdout: /TRELLIS_STACK=(?<TRELLIS_STACK>\{.*\})/ },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
  use: {
    launchOptions: { executablePath, args: [...chromiumFlags, ...noOutsideNetwork] },
    trace: 'retain-on-failure',
    video: 'off',
  },
})
