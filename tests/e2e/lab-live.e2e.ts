import { join } from 'node:path'
import { type BrowserContext, expect, test } from '@playwright/test'
import { buildLab } from '../support/lab.ts'
import { expectAccessible } from './support/axe.ts'
import { stack } from './support/stack.ts'
import { fillLogin } from './support/steps.ts'

/* One build of the lab serves them all. */
test.describe.configure({ mode: 'default' })
test.use({ baseURL: stack.site, viewport: { width: 1440, height: 900 } })

let lab: string

test.beforeAll(async () => {
  lab = await buildLab()
})

/** The lab in a tab of its own, at the address of the site: only from there can it hear the site. */
const openLab = async (context: BrowserContext) => {
  const page = await context.newPage()
  await page.route(`${new URL(stack.site).origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    await route.fulfill({ path: join(lab, pathname === '/' ? 'index.html' : pathname) })
  })
  await page.goto('/#/login/step/0?view=live')
  return page
}

test('a sign-in of the running site is watched from another tab and opened as a path', async ({
  context,
  page: site,
}) => {
  const watcher = await openLab(context)
  await expect(watcher.getByText('No site is running here.')).toBeVisible()

  await site.goto('/login')
  await expect(watcher.getByText('The site is running.')).toBeVisible()
  await fillLogin(site, { identifier: 'nobody@example.test', password: 'my own secret' })
  await expect(
    site.getByText('That username, email or password is not right.').first(),
  ).toBeVisible()

  const login = watcher.getByRole('button', { name: /^login/ })
  await login.click()
  await expect(login).toContainText('form.editing')
  await expect(watcher.getByText('sign in failed: wrong credentials')).toBeVisible()
  expect(await watcher.content()).not.toContain('my own secret')
  await expectAccessible(watcher, 'the running site')

  await watcher.getByRole('button', { name: 'Open as a recorded path' }).click()
  await expect(watcher.getByText('From the running site: all of its')).toBeVisible()
  await expect(watcher.getByRole('cell', { name: 'sign in: is refused' })).toBeVisible()

  await watcher.getByRole('button', { name: 'Live' }).click()
  await site.close()
  await expect(watcher.getByText('The site has gone.')).toBeVisible()
})
