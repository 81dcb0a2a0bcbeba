import { defineConfig } from '@playwright/test'
import journeys, { ownStack } from '../../../playwright.config.ts'
import { inRepository } from '../../support/run/tools.ts'

/** Random walks of two tabs of the built site, against a stack of their own. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.deep.ts',
  outputDir: '../../../test-results/site-walks-run',
  use: { ...journeys.use, screenshot: 'off' },
  reporter: [['list'], ['./walks-reporter.ts']],
  ...(process.env.TRELLIS_STACK === undefined
    ? { webServer: { ...ownStack, cwd: inRepository('.') } }
    : {}),
})
