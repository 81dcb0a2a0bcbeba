import { signIn, signUp } from '../support/steps.ts'
import { signInWith } from './provider.ts'
import type { Site } from './setup.ts'

/** Signs a member with a password in. Without interests the site redirects to /preferences. */
export const signInAsMember =
  (interests?: readonly string[]) =>
  async ({ page, user }: Site): Promise<void> => {
    await user.verified(interests)
    await signIn(page, user.person)
  }

/** Signs up with the form and waits for /verify-email. */
export const signUpWithForm = async ({ page, user }: Site): Promise<void> => {
  await signUp(page, user.person)
  await page.waitForURL('/verify-email')
  user.hasSignedUp()
}

/** Deletes the account of a Google member, and aborts the request that deletes the identity. */
export const interruptDeletion = async (site: Site): Promise<void> => {
  const { page } = site
  await signInWith('google')(site)
  await page.route('**/accounts:delete**', (route) => route.abort())
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Account' }).click()
  await page.getByRole('button', { name: 'Finish deleting' }).waitFor()
  await page.unroute('**/accounts:delete**')
}
