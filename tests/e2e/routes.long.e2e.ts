import { expect } from '@playwright/test'
import { newMember } from './support/members.ts'
import { accountMenu } from './support/steps.ts'
import { storeSession } from './support/stored-session.ts'
import { test } from './support/test.ts'

test('the landing page fetches a record only for a signed-in member (spec 2.38, 4.43)', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  expect(requested.filter((path) => path.endsWith('/users/me'))).toEqual([])

  const person = await newMember()
  await storeSession(page, person)
  const fetched = page.waitForResponse('**/users/me')
  await page.goto('/')
  expect((await fetched).status()).toBe(200)
  await expect(accountMenu(page, person)).toBeVisible()
})

test('a testimonial is shown beside the login form only on wide screens (spec 2.51)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/login')
  await expect(page.getByRole('figure')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible()
  await expect(page.getByRole('figure')).toBeHidden()
})
