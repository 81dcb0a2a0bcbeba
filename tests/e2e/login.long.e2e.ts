import { expect } from '@playwright/test'
import { newMember, newPerson } from './support/members.ts'
import { fillLogin, signIn } from './support/steps.ts'
import { test } from './support/test.ts'

test('a member without interests is redirected to /preferences (spec 2.45)', async ({ page }) => {
  const person = await newMember(newPerson(), [])
  await page.goto('/login')
  await fillLogin(page, { identifier: person.email, password: person.password })
  await expect(page).toHaveURL('/preferences')
})

test('a signed-in member who opens /login is redirected to the landing page', async ({ page }) => {
  await signIn(page, await newMember())
  await page.goto('/login')
  await expect(page).toHaveURL('/')
})
