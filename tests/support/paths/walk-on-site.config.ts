import { defineConfig } from '@playwright/test'
import base, { ownStack } from '../../../playwright.config.ts'
import { inRepository } from '../run/tools.ts'

/** The walk of a field report on the built site, with a trace of the page, the network and the console at each step. */
export default defineConfig({
  ...base,
  testDir: import.meta.dirname,
  testMatch: 'walk-on-site.ts',
  outputDir: inRepository('test-results/field-report'),
  ...(base.webServer && { webServer: { ...ownStack, cwd: inRepository('') } }),
  use: { ...base.use, trace: 'on' },
})
