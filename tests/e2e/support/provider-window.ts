import type { Page } from '@playwright/test'

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
