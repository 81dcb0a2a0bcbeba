import type { Page } from '@playwright/test'

/** Holds the site's scripts until `release`. */
export const holdScripts = async (page: Page) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}
