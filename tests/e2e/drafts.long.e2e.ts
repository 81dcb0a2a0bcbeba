import { expect } from '@playwright/test'
import { newPerson } from './support/members.ts'
import { expectHydrated, fillSignUp } from './support/steps.ts'
import { test } from './support/test.ts'

test('a reload restores what a visitor has typed, except the password', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Username or email').fill('maya.okafor')
  await page.getByLabel('Password', { exact: true }).fill('vine-and-lattice-7')
  await expectHydrated(page)
  await page.reload()
  await expect(page.getByLabel('Username or email')).toHaveValue('maya.okafor')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')

  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('maya@example.test')
  await expectHydrated(page)
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue('maya@example.test')

  await page.goto('/signup')
  await fillSignUp(page, newPerson({ username: 'maya.okafor' }))
  await page.reload()
  await expect(page.getByLabel('Username')).toHaveValue('maya.okafor')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')

  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  )
  expect(stored).not.toContain('vine-and-lattice-7')
})
