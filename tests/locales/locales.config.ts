import { defineConfig } from '@playwright/test'
import journeys, { ownStack } from '../../playwright.config.ts'
import { inRepository } from '../support/run/tools.ts'

/** Every screen of the built site in the pseudo-locale TRELLIS_LOCALE, with a stack of its own. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.locale.ts',
  outputDir: '../../test-results/locales',
  ...(process.env.TRELLIS_STACK === undefined
    ? { webServer: { ...ownStack, cwd: inRepository('.') } }
    : {}),
})
