import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, expect, test } from '@playwright/test'
import { readPathFile } from '../../lab/paths/path-file.ts'
import { models } from '../../machines/models.ts'
import { buildLab } from '../support/lab.ts'
import { replayFile } from '../support/paths/replay-file.ts'
import { expectAccessible } from './support/axe.ts'
import { button } from './support/lab.ts'
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
  await page.goto('/#/login/step/0?view=site')
  return page
}

test('a sign-in on the running site is shown in another tab, replayed, and saved as a test that passes', async ({
  context,
  page: site,
}, info) => {
  const labTab = await openLab(context)
  await expect(labTab.getByText('No site is running here.')).toBeVisible()

  await site.goto('/login')
  await fillLogin(site, { identifier: 'unknown@example.test', password: 'my own secret' })
  await expect(
    site.getByText('That username, email or password isn’t right.').first(),
  ).toBeVisible()

  const tree = labTab.getByRole('navigation', { name: 'Actors of the page' })
  const login = tree
    .getByRole('listitem')
    .filter({ has: button(labTab, 'login') })
    .last()
  await expect(login).toContainText('form.editing')
  await expect(login).toContainText('sign in, answered')
  await button(labTab, 'Replay on the models').click()
  const events = labTab.getByRole('table', { name: 'Events of login' })
  await expect(events).toBeVisible({ timeout: 60_000 })
  await expect(events.getByText('sign in: is refused')).toBeVisible()
  expect(await labTab.content()).not.toContain('my own secret')
  await expectAccessible(labTab, 'the running site')
  const downloading = labTab.waitForEvent('download')
  const result = labTab.getByRole('region', { name: 'Result of the replay' })
  await button(result, 'Save as a test').click()
  const file = info.outputPath('login.json')
  await (await downloading).saveAs(file)
  const path = readPathFile(readFileSync(file, 'utf8'))
  expect(path.machine).toBe('login')
  expect(replayFile(models, path).difference).toBeNull()

  await site.close()
  await expect(labTab.getByRole('option', { name: /, closed$/ })).toBeAttached()
})
