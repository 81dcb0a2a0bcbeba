import type { Page } from '@playwright/test'
import type {} from '../../lab/screen/still.ts'
import type { Look } from '../../src/screens/look.ts'

/** Opens the lab's page of one state; a fragment alone then leads from state to state. */
export const openStills = (page: Page, lab: string) => page.goto(`${lab}screen/still.html`)

/** Shows the state at a fragment and gives what should be seen in it. */
export const showStill = async (page: Page, fragment: string): Promise<Look> => {
  await page.evaluate((hash) => {
    window.location.hash = hash
  }, fragment)
  await page.waitForFunction(() => document.documentElement.dataset.still === window.location.hash)
  return page.evaluate(() => window.trellisStillLook ?? [])
}
