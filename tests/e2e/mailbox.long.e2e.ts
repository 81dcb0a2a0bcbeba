import { expect } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { createIdentity, sendVerification } from './support/identity-service.ts'
import { newPerson, unverifiedMember } from './support/members.ts'
import { continueAsNew, openedBy } from './support/provider-window.ts'
import { stack } from './support/stack.ts'
import { logOut } from './support/steps.ts'
import { test } from './support/test.ts'

const mailbox = new URL('/mailbox', stack.api).href

test('the mailbox shows a new email without a reload, and its link verifies the email address', async ({
  page,
  context,
}) => {
  await page.goto(mailbox)
  const { email } = await unverifiedMember()
  const message = page.getByRole('listitem').filter({ hasText: email })
  await expect(message.getByRole('heading')).toHaveText('Verify your email address')
  await expectAccessible(page, 'the mailbox')

  const opened = context.waitForEvent('page')
  await message.getByRole('link', { name: 'Verify this address' }).click()
  await expect((await opened).getByRole('heading')).toHaveText('Done')
  await expect(message).toContainText('This link has been used.')
})

test('a hostile name is text in the mailbox', async ({ page }) => {
  const { email, password } = newPerson()
  const displayName = '<img src="x" onerror="document.title = 1"><b>Eve</b>'
  const { idToken } = await createIdentity({ email, password, displayName })
  await sendVerification(idToken)

  await page.goto(mailbox)
  const message = page.getByRole('listitem').filter({ hasText: email })
  await expect(message).toContainText(`To ${displayName} <${email}>`)
  await expect(page.locator('img, b')).toHaveCount(0)
  await expect(page).toHaveTitle('Mailbox')
})

test('the account chooser works with the keyboard', async ({ page }) => {
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

  const chooser = await openedBy(page, 'Login with Google')
  await expectAccessible(chooser, 'the account chooser')
  const closed = chooser.waitForEvent('close')
  await chooser.getByRole('button', { name: person.email }).focus()
  await chooser.keyboard.press('Enter').catch(() => {})
  await closed
  await expect(page).toHaveURL('/profile-completion')
})
