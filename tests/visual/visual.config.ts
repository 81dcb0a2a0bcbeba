import { defineConfig } from '@playwright/test'
import { ownStack } from '../../playwright.config.ts'
import { chromiumFlags, noOutsideNetwork } from '../support/chromium.ts'
import { inRepository } from '../support/run/tools.ts'

const executablePath = process.env.TRELLIS_CHROMIUM
if (executablePath === undefined) throw new Error('Run it with tests/visual/run.ts.')

/** Screenshots of the foundations and of every page of the built site, compared with those in `pictures/`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.visual.ts',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  reporter: [
    ['line'],
    ['html', { outputFolder: '../../test-results/visual-report', open: 'never' }],
  ],
  expect: {
    toHaveScreenshot: { animations: 'disabled', threshold: 0.01, maxDiffPixelRatio: 0.0005 },
  },
  webServer: { ...ownStack, cwd: inRepository('.') },
  use: {
    launchOptions: {
      executablePath,
      args: [
        ...chromiumFlags,
        ...noOutsideNetwork,
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
    },
    locale: 'en-GB',
    timezoneId: 'UTC',
  },
})
