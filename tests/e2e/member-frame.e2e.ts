import { expect } from '@playwright/test'
import { pages } from '../../machines/paths.ts'
import { holdRequests, scripts } from './support/hold-requests.ts'
import { newMember } from './support/members.ts'
import { storeSession } from './support/stored-session.ts'
import { test } from './support/test.ts'

test('with a stored session every page of a member shows its frame before any script is loaded', async ({
  page,
}) => {
  await storeSession(page, await newMember())
  const release = await holdRequests(page, scripts)
  for (const [path, { access }] of Object.entries(pages)) {
    if (access !== 'members') continue
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('banner').getByRole('link', { name: 'Trellis' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('status').first()).toBeVisible()
    await expect(page.getByText('Maya')).toHaveCount(0)
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
        .map(({ name }) => name),
    )
    expect(blocking).toEqual([])
  }
  release()
})

test('without a stored session a page of a member shows the spinner alone, until the redirect', async ({
  page,
}) => {
  const release = await holdRequests(page, scripts)
  await page.goto('/profile', { waitUntil: 'commit' })
  await expect(page.getByRole('status', { name: 'Loading...' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('heading')).toHaveCount(0)
  await expect(page).toHaveTitle('Trellis')
  release()
  await expect(page).toHaveURL('/login')
  await expect(page).toHaveTitle('Login · Trellis')
})
