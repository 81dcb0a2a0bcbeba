import type { Page } from '@playwright/test'

/**
 * Stops the page's clock, which must be installed; from then on it moves only when it is told to. It stops `ahead` (ms)
 * of the present: a machine that is slower than that could not stop it any more.
 */
export const stopTime = async (page: Page, ahead = 5_000) => {
  const soon = (await page.evaluate(() => Date.now())) + ahead
  await page.clock.pauseAt(soon)
}
