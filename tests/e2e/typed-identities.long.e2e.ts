import { expect } from '@playwright/test'
import { identityExists, verificationLink } from './support/identity-service.ts'
import { newMember, newPerson, type Person } from './support/members.ts'
import { accountMenu, fillLogin, signUp } from './support/steps.ts'
import { test } from './support/test.ts'

const composed = 'caf\u00e9-lattice-7'
const decomposed = 'cafe\u0301-lattice-7'

/** A test user whose email has a domain with its own letters. */
const internationalised = (overrides: Partial<Person> = {}): Person => {
  const person = newPerson(overrides)
  return { ...person, email: person.email.replace('@example.test', '@b\u00fccher.example') }
}

const encoded = (email: string) => email.replace('b\u00fccher', 'xn--bcher-kva')

test.describe('an email with an internationalised domain', () => {
  test('signs up and logs in as it is typed', async ({ page }) => {
    const person = internationalised()
    await signUp(page, person)
    await expect(page).toHaveURL('/verify-email')
    await fetch(await verificationLink(encoded(person.email)), { redirect: 'manual' })
    expect(await identityExists({ ...person, email: encoded(person.email) })).toBe(true)
    await page.evaluate(() => localStorage.clear())
    await page.context().clearCookies()
    await page.goto('/login')
    await fillLogin(page, { identifier: person.email, password: person.password })
    await expect(page).toHaveURL('/preferences')
  })

  test('logs in an account that has it with its own letters', async ({ page, pageErrors }) => {
    pageErrors.expect(/status of 400/)
    const person = await newMember(internationalised())
    expect(await identityExists({ ...person, email: encoded(person.email) })).toBe(false)
    await page.goto('/login')
    await fillLogin(page, { identifier: person.email, password: person.password })
    await expect(accountMenu(page, person)).toBeVisible()
  })
})

test.describe('a password that another keyboard composes differently', () => {
  for (const [stored, typed] of [
    [composed, decomposed],
    [decomposed, composed],
  ] as const) {
    test(`logs in with ${[...typed].length} characters instead of ${[...stored].length}`, async ({
      page,
      pageErrors,
    }) => {
      pageErrors.expect(/status of 400/)
      const person = await newMember(newPerson({ password: stored }))
      expect(await identityExists({ ...person, password: typed })).toBe(false)
      await page.goto('/login')
      await fillLogin(page, { identifier: person.email, password: typed })
      await expect(accountMenu(page, person)).toBeVisible()
      expect(await identityExists(person)).toBe(true)
    })
  }
})
