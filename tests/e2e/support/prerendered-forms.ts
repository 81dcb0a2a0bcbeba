import type { Page, Route } from '@playwright/test'

/** The scripts of the site. */
export const scripts = '**/assets/*.js'

/** The prerendered forms: path, name and one field. */
export const forms = [
  { path: '/login', form: 'Login', field: 'Username or email' },
  { path: '/signup', form: 'Sign Up', field: 'First name' },
  { path: '/forgot-password', form: 'Forgot Password?', field: 'Email' },
]

/** Holds all scripts until the returned function is called, and then handles them with `answer`. */
export const holdScripts = async (
  page: Page,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(scripts, async (route) => {
    await held
    await answer(route)
  })
  return release
}
