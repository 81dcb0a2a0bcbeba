import { expect, type Page } from '@playwright/test'
import type { SocialProvider } from '../../../machines/member.ts'
import { providers } from '../../../machines/providers.gen.ts'
import { providerFlags } from '../../../machines/session/session-entries.ts'
import { socialCopy } from '../../../src/copy/social.ts'
import { newPerson } from './members.ts'
import { accountMenu, logOut } from './steps.ts'

/** Clicks a button that opens the provider's popup and returns the popup. */
export const openedBy = async (page: Page, button: string): Promise<Page> => {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: button }).click()
  const window = await opened
  await window.locator('.js-new-account').waitFor()
  return window
}

/** Signs in with a new account in the provider's popup. */
export const continueAsNew = async (window: Page, account: { email: string; name: string }) => {
  await window.locator('.js-new-account').click()
  await window.locator('#email-input').fill(account.email)
  await window.locator('#display-name-input').fill(account.name)
  await closing(window, () => window.locator('#sign-in').click())
}

/** Signs in with an existing account in the provider's popup. */
export const continueAs = (window: Page, email: string) =>
  closing(window, () => window.locator('.js-reuse-account', { hasText: email }).click())

/** Waits for the popup to close, which happens while the click is still pending. */
const closing = async (window: Page, act: () => Promise<void>) => {
  const closed = window.waitForEvent('close')
  await act()
  await closed
}

/** Signs up with a provider, logs out and signs in again, and returns the email. Ends on /profile-completion. */
export const signUpAndInAgain = async (page: Page, provider: SocialProvider) => {
  const { email } = newPerson()
  const person = { ...newPerson(), firstName: 'Inès', lastName: 'Ferreira' }
  await page.goto('/signup')
  const signUp = await openedBy(page, socialCopy.signUp(provider))
  await continueAsNew(signUp, { email, name: 'Inès Ferreira' })
  await expect(page).toHaveURL('/profile-completion')

  await page.goto('/')
  await logOut(page, person)
  await expect(page).toHaveURL('/login')

  await continueAs(await openedBy(page, socialCopy.login(provider)), email)
  await expect(page).toHaveURL('/profile-completion')
  await expect(accountMenu(page, person)).toBeVisible()
  return email
}

/** The providers that are stored as the provider of the sign-in. */
export const recordedProviders = async (page: Page) => {
  const stored = await page.evaluate(() => ({ ...localStorage }))
  return providers.filter((name) => stored[providerFlags[name]] === 'true')
}

/** The hidden iframe of the identity service. It is attached once the provider's popup can open. */
export const helperFrame = 'iframe[src*="/auth/iframe"]'

/** Records for every popup whether it opened during a click. WebKit blocks all other popups. */
export const recordOpenings = (page: Page) =>
  page.addInitScript(() => {
    let isClicking = false
    const openings: boolean[] = []
    addEventListener(
      'click',
      () => {
        isClicking = true
      },
      { capture: true },
    )
    addEventListener('click', () => {
      isClicking = false
    })
    const { open } = window
    window.open = (...parameters) => {
      openings.push(isClicking)
      return open.apply(window, parameters)
    }
    Object.assign(window, { openings })
  })

export const openingsOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'openings'))

/** Waits until the page is ready to open the provider's popup. */
export const waitUntilReady = async (page: Page) => {
  await page.locator(helperFrame).waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}
