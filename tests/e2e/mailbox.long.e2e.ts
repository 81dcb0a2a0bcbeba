import { expect } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { unverifiedMember } from './support/members.ts'
import { stack } from './support/stack.ts'
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
