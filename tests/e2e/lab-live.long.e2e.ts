import { join } from 'node:path'
import { type BrowserContext, expect, test } from '@playwright/test'
import { buildLab } from '../support/lab.ts'
import { expectAccessible } from './support/axe.ts'
import { stack } from './support/stack.ts'
import { fillLogin } from './support/steps.ts'

/* All tests share one build of the lab. */
test.describe.configure({ mode: 'default' })
test.use({ baseURL: stack.site, viewport: { width: 1440, height: 900 } })

let lab: string

test.beforeAll(async () => {
  lab = await buildLab()
})

/** Opens the lab in another tab at the origin of the site, because a BroadcastChannel does not cross origins. */
const openLab = async (context: BrowserContext) => {
  const page = await context.newPage()
  await page.route(`${new URL(stack.site).origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    await route.fulfill({ path: join(lab, pathname === '/' ? 'index.html' : pathname) })
  })
  await page.goto('/#/login/step/0?view=live')
  return page
}

test('a sign-in on the running site is shown in another tab and opened as a path', async ({
  context,
  page: site,
}) => {
  const labTab = await openLab(context)
  await expect(labTab.getByText('No site is running here.')).toBeVisible()

  await site.goto('/login')
  await expect(labTab.getByText('The site is running.')).toBeVisible()
  await fillLogin(site, { identifier: 'unknown@example.test', password: 'my own secret' })
  await expect(
    site.getByText('That username, email or password isn’t right.').first(),
  ).toBeVisible()

  const login = labTab.getByRole('button', { name: /^login/ })
  await login.click()
  await expect(login).toContainText('form.editing')
  await expect(labTab.getByText('sign in failed: wrong credentials')).toBeVisible()
  const tree = labTab.getByRole('navigation', { name: 'Actors of the site' })
  await expect(tree.getByRole('button', { name: /^session/ })).toBeVisible()
  await expect(tree.getByText('sign in stopped')).toBeVisible()
  await labTab.getByRole('button', { name: 'All messages' }).click()
  const messages = labTab.getByRole('region', { name: 'Messages between the actors of the site' })
  await expect(messages.getByRole('listitem').filter({ hasText: /^sign in$/ })).toBeAttached()
  await expect(messages.getByRole('button', { name: 'failed' })).toBeAttached()
  expect(await labTab.content()).not.toContain('my own secret')
  await expectAccessible(labTab, 'the running site')

  await labTab.getByRole('button', { name: 'Open as a recorded path' }).click()
  await expect(labTab.getByText('From the running site: all')).toBeVisible()
  await expect(labTab.getByRole('cell', { name: 'sign in: is refused' })).toBeVisible()

  await labTab.getByRole('button', { name: 'Live' }).click()
  await site.close()
  await expect(labTab.getByText('The site was closed.')).toBeVisible()
})
