import { expect, type Page, type Route } from '@playwright/test'
import { emailsTo } from '../support/identity-service.ts'
import { newPerson } from '../support/members.ts'
import { signUp } from '../support/steps.ts'
import { test } from '../support/test.ts'

/** Holds the requests for an email of all tabs until `release` is called. */
const holdEmails = async (page: Page) => {
  const held: Route[] = []
  let isOpen = false
  await page.context().route('**/accounts:sendOobCode**', (route) => {
    if (isOpen) return route.continue()
    held.push(route)
    return undefined
  })
  return {
    held,
    release: async () => {
      isOpen = true
      await Promise.all(held.map((route) => route.continue()))
    },
  }
}

test('Resend in two tabs at once sends one email, and both tabs wait (fault 119)', async ({
  page,
  context,
}) => {
  const person = newPerson()
  await signUp(page, person)
  await expect(page).toHaveURL('/verify-email')
  const other = await context.newPage()
  await other.goto('/verify-email')
  const emails = await holdEmails(page)
  const resend = 'Resend Verification Email'
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: resend, exact: true }).click()
    await expect(tab.getByRole('button', { name: 'Sending...' })).toBeVisible()
  }
  await expect.poll(() => emails.held.length).toBe(1)
  await emails.release()
  for (const tab of [page, other]) {
    await expect(tab.getByText('Verification email sent successfully!')).toBeVisible()
    await expect(tab.getByRole('button', { name: resend })).toBeDisabled()
  }
  expect(await emailsTo(person.email)).toHaveLength(2)
})
