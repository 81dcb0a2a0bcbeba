import type { Page } from '@playwright/test'
import type { Expectation } from '../../lab/page-objects/expectation.ts'
import type {} from '../../lab/screen/still.ts'

/** Opens the lab's page with a single state. Its fragment then switches between states. */
export const openStills = (page: Page, lab: string) => page.goto(`${lab}screen/still.html`)

/** Shows the state at a fragment and returns its expectations. */
export const showStill = async (page: Page, fragment: string): Promise<Expectation> => {
  await page.evaluate((hash) => {
    window.location.hash = hash
  }, fragment)
  await page.waitForFunction(() => document.documentElement.dataset.still === window.location.hash)
  return page.evaluate(() => window.trellisExpectation ?? [])
}
