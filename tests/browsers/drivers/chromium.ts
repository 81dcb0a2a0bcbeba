import puppeteer from 'puppeteer-core'
import { chromiumFlags, findChromium, noOutsideNetwork } from '../../support/chromium.ts'
import { tabOf } from './bidi-tab.ts'
import { type Browser, STEP_LIMIT } from './browser.ts'

/** Chromium, headless, through WebDriver BiDi. */
export const chromium: Browser = {
  name: 'Chromium',
  minWidth: 390,
  missing: () => (findChromium() === undefined ? ['chromium'] : []),
  start: async () => {
    const process = await puppeteer.launch({
      browser: 'chrome',
      protocol: 'webDriverBiDi',
      timeout: STEP_LIMIT,
      executablePath: findChromium() ?? 'chromium',
      args: [...chromiumFlags, ...noOutsideNetwork],
    })
    return {
      newTab: async () => tabOf(await process.newPage()),
      end: () => process.close(),
    }
  },
}
