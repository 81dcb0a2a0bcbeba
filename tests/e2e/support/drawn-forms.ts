import type { Page, Route } from '@playwright/test'

/** The site's own scripts. */
export const scripts = '**/assets/*.js'

/** The drawn forms: their paths, their names, and a field of each. */
export const forms = [
  { path: '/login', form: 'Login', field: 'Username or email' },
  { path: '/signup', form: 'Sign Up', field: 'First name' },
  { path: '/forgot-password', form: 'Forgot Password?', field: 'Email' },
]

/** Holds every script back until it is let through, or what else is done with it then. */
export const holdScripts = async (
  page: Page,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
) => {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(scripts, async (route) => {
    await held
    await answer(route)
  })
  return letThrough
}
