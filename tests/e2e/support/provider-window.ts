import type { Page } from '@playwright/test'

/** Presses a button that opens the provider's window, and gives that window. */
export const openedBy = async (page: Page, button: string): Promise<Page> => {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: button }).click()
  const window = await opened
  await window.locator('.js-new-account').waitFor()
  return window
}

/** Goes on in the provider's window as someone whom the provider did not know here. */
export const continueAsNew = async (window: Page, account: { email: string; name: string }) => {
  await window.locator('.js-new-account').click()
  await window.locator('#email-input').fill(account.email)
  await window.locator('#display-name-input').fill(account.name)
  await closing(window, () => window.locator('#sign-in').click())
}

/** Goes on in the provider's window as someone who has signed in here before. */
export const continueAs = (window: Page, email: string) =>
  closing(window, () => window.locator('.js-reuse-account', { hasText: email }).click())

/** The window closes itself while the click is still being answered. */
const closing = async (window: Page, act: () => Promise<void>) => {
  const closed = window.waitForEvent('close')
  await act()
  await closed
}
