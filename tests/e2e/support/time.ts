import type { Page } from '@playwright/test'

/** Stops the page's clock, which must be installed; from then on it moves only when it is told to. */
export const stopTime = async (page: Page) => {
  const soon = (await page.evaluate(() => Date.now())) + 1_000
  await page.clock.pauseAt(soon)
}
