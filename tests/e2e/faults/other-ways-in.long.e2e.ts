import { expect } from '@playwright/test'
import { providers } from '../../../machines/providers.gen.ts'
import { socialCopy } from '../../../src/copy/social.ts'
import { emailsTo, verificationLink } from '../support/identity-service.ts'
import { newMember, newPerson, sharedMember } from '../support/members.ts'
import { continueAs, continueAsNew, openedBy } from '../support/provider-window.ts'
import { accountMenu, fillLogin, logOut, signUp } from '../support/steps.ts'
import { test } from '../support/test.ts'

test.describe('in an in-app browser', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 385.0.0.33.76',
  })

  test('a blocked provider popup is explained, and the password sign-in works (fault 116)', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.open = () => null
    })
    const person = await sharedMember()
    await page.goto('/login')
    for (const provider of providers) {
      await page.getByRole('button', { name: socialCopy.login(provider) }).click()
      await expect(
        page.getByRole('main').getByText(/open this page in another browser/),
      ).toBeVisible()
    }
    await expect(page.getByText(/open this page in your browser or use your email/)).toBeVisible()
    await fillLogin(page, { identifier: person.username, password: person.password })
    await expect(accountMenu(page, person)).toBeVisible()
  })
})

test('an email scanner that opens the verification link first does not lock the member out (fault 117)', async ({
  page,
  browser,
}) => {
  const person = newPerson()
  await signUp(page, person)
  await expect(page).toHaveURL('/verify-email')
  const link = await verificationLink(person.email)
  await fetch(link, { redirect: 'manual' })

  const otherDevice = await browser.newContext()
  const emailTab = await otherDevice.newPage()
  await emailTab.goto(link)
  await expect(emailTab.getByRole('heading', { name: 'That link did not work' })).toBeVisible()
  // The page checks every 10 s and may have found the email verified already.
  await expect(page).toHaveURL('/preferences')

  await emailTab.goto('/login')
  await fillLogin(emailTab, { identifier: person.email, password: person.password })
  await expect(emailTab).toHaveURL('/preferences')
  await otherDevice.close()
})

test('an email scanner that opens the reset link does not consume it (fault 117)', async ({
  page,
}) => {
  const person = await newMember()
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByRole('main').getByText('You’ll only get an email')).toBeVisible()
  const [link = ''] = await emailsTo(person.email, 'PASSWORD_RESET')
  for (const _visit of [1, 2]) await fetch(link, { headers: { accept: 'text/html' } })

  await page.goto(link)
  await page.getByLabel('New password').fill('a-new-vine-8')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible()
  await page.goto('/login')
  await fillLogin(page, { identifier: person.email, password: 'a-new-vine-8' })
  await expect(accountMenu(page, person)).toBeVisible()
})

test('a password on a Google account is rejected like a wrong password, and the Google sign-in still works (fault 118)', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 400/)
  const person = { ...newPerson(), firstName: 'Inès', lastName: 'Ferreira' }
  await page.goto('/login')
  await continueAsNew(await openedBy(page, 'Login with Google'), {
    email: person.email,
    name: 'Inès Ferreira',
  })
  await expect(page).toHaveURL('/profile-completion')
  await page.goto('/')
  await logOut(page, person)
  await expect(page).toHaveURL('/login')

  await fillLogin(page, { identifier: person.email, password: 'never-set-one-7' })
  const answers = async () => {
    const main = page.getByRole('main')
    await expect(main.getByText('Username or password isn’t right')).toBeVisible()
    await expect(main.getByText(/^If you signed up with Google or Apple/)).toBeVisible()
    return main.innerText()
  }
  const forThisAccount = await answers()
  // An email without an account gets the same page.
  await fillLogin(page, { identifier: newPerson().email, password: 'never-set-one-7' })
  expect(await answers()).toBe(forThisAccount)
  await continueAs(await openedBy(page, 'Login with Google'), person.email)
  await expect(page).toHaveURL('/profile-completion')
  await expect(accountMenu(page, person)).toBeVisible()
})
