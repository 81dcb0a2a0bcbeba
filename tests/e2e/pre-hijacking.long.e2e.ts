import { expect, type Page } from '@playwright/test'
import {
  createIdentity,
  emailsTo,
  linkProvider,
  signedInBy,
  tokenFor,
} from './support/identity-service.ts'
import { callWith, newPerson, type Person, uploadAs } from './support/members.ts'
import { continueAs, continueAsNew, openedBy } from './support/provider-window.ts'
import { accountMenu, chooseInterests, fillLogin, logOut } from './support/steps.ts'
import { test } from './support/test.ts'

/** An attacker signs up with the owner's email, links their own providers, withdraws the account and registers again. */
const prepareFor = async ({ email }: Person) => {
  const mark = newPerson()
  const stranger = { ...newPerson({ firstName: 'Mallory', lastName: 'Moore' }), email }
  const own = {
    google: { sub: `google-${mark.username}`, email: `google.${mark.email}` },
    apple: { sub: `apple-${mark.username}`, email: `apple.${mark.email}` },
  }
  const signedUp = await createIdentity({ ...stranger, displayName: 'Mallory Moore' })
  const signedUpAt = Date.now()
  const byGoogle = await linkProvider(signedUp.idToken, 'google.com', own.google)
  const byApple = await linkProvider(byGoogle.idToken, 'apple.com', own.apple)
  expect(await callWith(signedUp.idToken, 'POST', '/users/register', stranger)).toBe(200)
  for (const { idToken } of [byGoogle, byApple, signedUp]) {
    expect(await callWith(idToken, 'DELETE', '/users/delete-account')).toBe(200)
  }
  // Only a token of a later second registers after a withdrawal.
  await expect
    .poll(async () => callWith(await tokenFor(stranger), 'POST', '/users/register', stranger))
    .toBe(200)
  const latest = await signedInBy('google.com', own.google)
  return { uid: signedUp.localId, signedUpAt, own, tokens: [signedUp, byGoogle, byApple, latest] }
}

type Prepared = Awaited<ReturnType<typeof prepareFor>>

/** Expects that none of the attacker's earlier tokens opens the record or the picture. */
const expectNothingOpens = async ({ uid, tokens }: Prepared) => {
  for (const { idToken } of tokens) {
    const answers = [
      await callWith(idToken, 'GET', '/users/me'),
      await callWith(idToken, 'PUT', '/users/update', { firstName: 'Mallory' }),
      await callWith(idToken, 'POST', '/users/interests', { interests: ['Yoga'] }),
      await callWith(idToken, 'DELETE', '/users/delete-account'),
      await uploadAs(idToken, uid),
    ]
    expect(answers).toEqual([403, 403, 403, 403, 403])
  }
}

/** Collects responses with `account-deleted`, which the API must never send to an owner. */
const deletionsAnswered = (page: Page): string[] => {
  const answered: string[] = []
  page.on('response', async (response) => {
    if (!response.url().includes('/api/users/') || response.ok()) return
    const text = await response.text().catch(() => '')
    if (text.includes('account-deleted')) answered.push(`${response.status()} ${response.url()}`)
  })
  return answered
}

const completeProfile = async (page: Page, owner: Person) => {
  await expect(page).toHaveURL('/profile-completion')
  await page.getByLabel('First name').fill(owner.firstName)
  await page.getByLabel('Last name').fill(owner.lastName)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL('/preferences')
  await chooseInterests(page, ['Hiking'])
  await page.getByRole('button', { name: 'Confirm & next' }).click()
  await expect(page).toHaveURL('/')
  await expect(accountMenu(page, owner)).toBeVisible()
  await page.goto('/edit-profile')
  await expect(page.getByLabel('Full Name')).toHaveValue(`${owner.firstName} ${owner.lastName}`)
  await expect(page.getByLabel('Phone Number')).toHaveValue('')
}

test('the owner of a pre-hijacked email resets the password and gets an empty account (fault 120) (fault 121) (fault 122)', async ({
  page,
}) => {
  const owner = newPerson({ firstName: 'Inès', lastName: 'Ferreira' })
  const prepared = await prepareFor(owner)
  const deletions = deletionsAnswered(page)

  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('Password reset email sent!').first()).toBeVisible()
  const [link = ''] = await emailsTo(owner.email, 'PASSWORD_RESET')
  await page.goto(link)
  await page.getByLabel('New password').fill(owner.password)
  // A password that changes within two seconds of the sign-up counts as the password of the sign-up (decision 0045).
  await expect.poll(() => Date.now() - prepared.signedUpAt).toBeGreaterThan(2_000)
  await page.getByRole('button').click()
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible()

  await page.goto('/login')
  await fillLogin(page, { identifier: owner.email, password: owner.password })
  await expect(page).toHaveURL('/profile-completion')
  await expect(page.getByLabel('First name')).toHaveValue('')
  await expect(page.getByLabel('Phone')).toHaveValue('')
  await completeProfile(page, owner)
  await expect(page.getByLabel('Username')).toHaveValue(/^member-\d{8}$/)

  await expectNothingOpens(prepared)
  expect(deletions).toEqual([])
  await page.reload()
  await expect(page.getByLabel('Full Name')).toHaveValue('Inès Ferreira')
})

test('the owner of a pre-hijacked email signs in with Google, and the attacker’s Apple account is unlinked (fault 120) (fault 121) (fault 122)', async ({
  page,
  pageErrors,
}) => {
  // The API refuses a sign-in of the second in which the service ended the attacker's. The site signs in again.
  pageErrors.allow(/status of 403/)
  const owner = newPerson({ firstName: 'Inès', lastName: 'Ferreira' })
  const prepared = await prepareFor(owner)
  const deletions = deletionsAnswered(page)

  await page.goto('/login')
  await continueAsNew(await openedBy(page, 'Login with Google'), {
    email: owner.email,
    name: 'Inès Ferreira',
  })
  await expect(
    page.getByText('A Google or Apple account with a different email address was linked'),
  ).toBeVisible()
  await expect(page).toHaveURL('/profile-completion')
  await expect(page.getByLabel('First name')).toHaveValue('Inès')
  await completeProfile(page, owner)
  await expect(page.getByLabel('Username')).toHaveValue(/^ines\.ferreira/)

  await expectNothingOpens(prepared)
  const stranger = await signedInBy('apple.com', prepared.own.apple)
  expect(stranger.localId).not.toBe(prepared.uid)
  expect(deletions).toEqual([])

  // The remaining Google account belongs to the owner and still signs in.
  await page.goto('/profile')
  await logOut(page, owner)
  await continueAs(await openedBy(page, 'Login with Google'), owner.email)
  await expect(accountMenu(page, owner)).toBeVisible()
})

test('a provider that is linked to an unverified email is rejected, with a link to the verification (fault 120)', async ({
  page,
}) => {
  const owner = newPerson()
  const { own } = await prepareFor(owner)
  for (const [path, button] of [
    ['/login', 'Login with Google'],
    ['/signup', 'Sign up with Google'],
  ] as const) {
    await page.goto(path)
    await continueAs(await openedBy(page, button), own.google.email)
    await expect(page.getByText('email is not verified', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(path)
  }
  expect(
    await page.evaluate(() => [
      localStorage.getItem('tempUserEmail'),
      localStorage.getItem('isLoggedIn'),
      localStorage.getItem('token'),
    ]),
  ).toEqual([owner.email, null, null])
  await page.getByRole('button', { name: 'Verify your email' }).click()
  await expect(page).toHaveURL('/verify-email')
  await expect(page.getByText(owner.email)).toBeVisible()
  await page.goto('/profile')
  await expect(page).toHaveURL('/login')
})
