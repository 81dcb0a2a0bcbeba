import { defineConfig } from '@playwright/test'
import { chromiumFlags, noOutsideNetwork } from '../support/chromium.ts'

const executablePath = process.env.TRELLIS_CHROMIUM
if (executablePath === undefined) throw new Error('Run it with `npm run test:visual`.')

/** Screenshots of every component and screen, compared with those in `pictures/`. */
export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.visual.ts',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  reporter: [
    ['line'],
    ['html', { outputFolder: '../../test-results/visual-report', open: 'never' }],
  ],
  expect: {
    toHaveScreenshot: { animations: 'disabled', threshold: 0.01, maxDiffPixelRatio: 0.0005 },
  },
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
