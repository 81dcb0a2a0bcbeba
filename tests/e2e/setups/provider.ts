import type { SocialProvider } from '../../../machines/member.ts'
import { providers } from '../../../machines/providers.gen.ts'
import { socialCopy } from '../../../src/copy/social.ts'
import { amendIdentity, signedInBy } from '../support/identity-service.ts'
import { continueAs, continueAsNew } from '../support/provider-window.ts'
import type { Site } from './setup.ts'

/** Signs the test user in at the provider's open popup, with a new or an existing account. */
export const signInAtProvider = async (site: Site): Promise<void> => {
  const window = await site.window()
  const { email } = site.user.person
  await window.locator('.js-new-account').waitFor()
  const isKnown = (await window.locator('.js-reuse-account', { hasText: email }).count()) > 0
  if (isKnown) {
    await amendIdentity(email, { emailVerified: true })
    await continueAs(window, email)
  } else await continueAsNew(window, { email, name: 'Maya Lindqvist' })
}

/** Signs in at the popup with an existing account whose email is not verified at the identity service. */
export const signInUnverifiedAtProvider = async (site: Site): Promise<void> => {
  const window = await site.window()
  const { email } = site.user.person
  const provider = providers.find((name) => window.url().includes(`${name}.com`))
  if (!provider) throw new Error(`The popup of no provider: ${window.url()}`)
  await signedInBy(`${provider}.com`, { sub: email, email })
  await amendIdentity(email, { emailVerified: false })
  await window.reload()
  await continueAs(window, email)
}

/** Signs a new user in with a provider on /login. */
export const signInWith =
  (provider: SocialProvider) =>
  async (site: Site): Promise<void> => {
    await site.page.goto('/login')
    await site.page.getByRole('button', { name: socialCopy.login(provider) }).click()
    await signInAtProvider(site)
    await site.page.waitForURL('/profile-completion')
  }
