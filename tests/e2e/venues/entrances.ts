import { signIn, signUp } from '../support/steps.ts'
import { signsInBy } from './provider.ts'
import type { Site } from './venue.ts'

/** A member with a password signs in; without interests they are asked for some at once. */
export const signsIn =
  (interests?: readonly string[]) =>
  async ({ page, cast }: Site): Promise<void> => {
    await cast.verified(interests)
    await signIn(page, cast.person)
  }

/** A visitor signs up by the form, and is asked to verify the address. */
export const signsUp = async ({ page, cast }: Site): Promise<void> => {
  await signUp(page, cast.person)
  await page.waitForURL('/verify-email')
  cast.hasSignedUp()
}

/** A member of Google deletes the account, and the connection breaks before the identity is gone. */
export const stopsDeletingHalfway = async (site: Site): Promise<void> => {
  const { page } = site
  await signsInBy('Google')(site)
  await page.route('**/accounts:delete**', (route) => route.abort())
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Account' }).click()
  await page.getByRole('button', { name: 'Finish deleting' }).waitFor()
  await page.unroute('**/accounts:delete**')
}
