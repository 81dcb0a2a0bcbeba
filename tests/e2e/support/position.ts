import type { Page } from '@playwright/test'

/**
 * Lets the page read the browser's position, which is in Lisbon. Call it on the page that asks: when a page with a
 * cross-site iframe is left, such as /login with the iframe of the identity service, Chromium drops the position.
 */
export const allowPosition = async (page: Page): Promise<void> => {
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 38.7139, longitude: -9.1394 })
}
