import { continueAs, continueAsNew } from '../support/provider-window.ts'
import type { Site } from './venue.ts'

/** Goes on in the window that is open, as the one who walks; the provider may know them already. */
export const goesOnAtTheProvider = async (site: Site): Promise<void> => {
  const window = await site.window()
  const { email } = site.cast.person
  await window.locator('.js-new-account').waitFor()
  const isKnown = (await window.locator('.js-reuse-account', { hasText: email }).count()) > 0
  if (isKnown) await continueAs(window, email)
  else await continueAsNew(window, { email, name: 'Maya Lindqvist' })
}

/** Comes to /login and in by a provider, as somebody new. */
export const signsInBy =
  (provider: 'Google' | 'Apple') =>
  async (site: Site): Promise<void> => {
    await site.page.goto('/login')
    await site.page.getByRole('button', { name: `Login with ${provider}` }).click()
    await goesOnAtTheProvider(site)
    await site.page.waitForURL('/profile-completion')
  }
