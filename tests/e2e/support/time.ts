import type { Page } from '@playwright/test'

/**
 * Stops the page's clock, which must be installed. From then on it moves only when the test moves it. It stops `ahead`
 * (ms) in the future, because Playwright cannot stop it at a time that a slow machine has already passed.
 */
export const stopTime = async (page: Page, ahead = 5_000) => {
  const soon = (await page.evaluate(() => Date.now())) + ahead
  await page.clock.pauseAt(soon)
}
