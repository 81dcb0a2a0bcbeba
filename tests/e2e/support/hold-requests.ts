import type { Page, Route } from '@playwright/test'

/** The scripts of the site. */
export const scripts = '**/assets/*.js'

/** Holds requests to URLs of a pattern until the returned function is called, and then handles them with `answer`. */
export const holdRequests = async (
  page: Page,
  pattern: string,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await held
    await answer(route)
  })
  return release
}
