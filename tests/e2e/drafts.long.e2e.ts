import { expect } from '@playwright/test'
import { newMember, newPerson } from './support/members.ts'
import { expectHydrated, fillSignUp, signIn } from './support/steps.ts'
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

test('a reload restores unsaved changes of a profile until they are discarded', async ({
  page,
}) => {
  await signIn(page, await newMember())
  await page.goto('/edit-profile')
  await page.getByLabel('Phone Number').fill('+351 911 111 111')
  await page.getByLabel('Location').fill('Rua da Rosa, Lisboa')
  await page.reload()
  await expect(page.getByLabel('Phone Number')).toHaveValue('+351 911 111 111')
  await expect(page.getByLabel('Location')).toHaveValue('Rua da Rosa, Lisboa')

  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL('/profile')
  await page.goto('/edit-profile')
  await expect(page.getByLabel('Phone Number')).toHaveValue('+351 912 345 678')
  await expect(page.getByLabel('Location')).toHaveValue('')
})

test('an unsent report is restored when its dialog is opened again', async ({ page }) => {
  await signIn(page, await newMember())
  await page.goto('/settings')
  await page.getByRole('button', { name: /Report/ }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('The map stays grey.')
  await page.reload()
  await page.getByRole('button', { name: /Report/ }).click()
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('The map stays grey.')
})
