import { expect } from '@playwright/test'
import { newMember, newPerson } from './support/members.ts'
import { openAs } from './support/stored-session.ts'
import { test } from './support/test.ts'

test('after a confirmation far down the page the landing page opens at its top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, await newMember(newPerson(), []), '/preferences')
  await page.getByRole('checkbox').last().click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
  await page.getByRole('button', { name: 'Confirm & next' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page).toHaveURL('/')
})
