import { defineConfig } from '@playwright/test'
import { ownStack } from '../../playwright.config.ts'
import { inRepository } from '../support/run/tools.ts'
import visual from './visual.config.ts'

/** Screenshots of the built site's pages, opened by their URLs, compared with those in `pictures/`. */
export default defineConfig(visual, {
  testMatch: 'pages.visual.ts',
  outputDir: '../../test-results/visual-pages',
  fullyParallel: false,
  workers: 1,
  timeout: 120_000,
  reporter: [
    ['line'],
    ['html', { outputFolder: '../../test-results/visual-pages-report', open: 'never' }],
  ],
  webServer: { ...ownStack, cwd: inRepository('.') },
})
