import { expect } from '@playwright/test'
import { emailsTo } from './support/identity-service.ts'
import { newPerson } from './support/members.ts'
import { continueAsNew, openedBy } from './support/provider-window.ts'
import { fillLogin, signUp } from './support/steps.ts'
import { strangerPolls } from './support/stranger.ts'
import { test } from './support/test.ts'

test('a stranger who polls with a second Google account, an Apple account and old sign-ins gains no call, and the owner signs in with Google at once (fault 120)', async ({
  page,
  pageErrors,
}) => {
  // The site signs in again if the stranger's sign-in was the newest one at that moment.
  pageErrors.allow(/status of 403/)
  const owner = newPerson({ firstName: 'Inès', lastName: 'Ferreira' })
  await page.goto('/login')
  const script = await strangerPolls(owner)
  await expect.poll(script.rounds).toBeGreaterThan(2)
  await continueAsNew(await openedBy(page, 'Login with Google'), {
    email: owner.email,
    name: 'Inès Ferreira',
  })
  await expect(page).toHaveURL('/profile-completion')
  await expect(page.getByLabel('First name')).toHaveValue('Inès')
  const rounds = script.rounds()
  await expect.poll(script.rounds).toBeGreaterThan(rounds + 2)
  expect(await script.end()).toEqual([])
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Inès')
})

test('Google in another browser says there that the password of the sign-up is gone, ends the wait in the first, and offers a reset that works at once (r45) (fault 64)', async ({
  page,
  browser,
  pageErrors,
}) => {
  // The token of the first browser is revoked.
  pageErrors.expect(/status of 400/)
  const person = newPerson()
  await page.clock.install()
  await signUp(page, person)
  await expect(page).toHaveURL('/verify-email')
  const other = await browser.newContext()
  const otherPage = await other.newPage()
  await otherPage.goto('/login')
  await continueAsNew(await openedBy(otherPage, 'Login with Google'), {
    email: person.email,
    name: `${person.firstName} ${person.lastName}`,
  })
  await expect(otherPage.getByText('the password you chose earlier no longer works')).toBeVisible()
  const banner = otherPage.getByRole('region', { name: 'Your password' })
  await banner.getByRole('button', { name: 'Email me a reset link' }).click()
  await expect(banner).toContainText('Password reset email sent!')

  // The next check, unless one has ended the wait already.
  await page.clock.fastForward(10_000)
  await expect(page.getByRole('heading', { name: 'Your email is verified. Log in.' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toBeVisible()
  await expect.poll(async () => (await emailsTo(person.email, 'PASSWORD_RESET')).length).toBe(1)
  const [link = ''] = await emailsTo(person.email, 'PASSWORD_RESET')
  await other.close()

  await page.goto(link)
  await page.getByLabel('New password').fill('of-the-owner-now')
  await page.getByRole('button').click()
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible()
  await page.goto('/login')
  await fillLogin(page, { identifier: person.email, password: 'of-the-owner-now' })
  await expect(page).toHaveURL('/preferences')
  await page.reload()
  await expect(page).toHaveURL('/preferences')
})
