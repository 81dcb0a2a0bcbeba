import { expect, type Page } from '@playwright/test'
import { pages } from '../../machines/paths.ts'
import { expectAccessible } from './support/axe.ts'
import { newMember } from './support/members.ts'
import { signIn } from './support/steps.ts'
import { storeSession } from './support/stored-session.ts'
import { test } from './support/test.ts'

/** Holds the site's scripts until `release`. */
const holdScripts = async (page: Page) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('with a stored session every page of a member shows its frame before any script is loaded', async ({
  page,
}) => {
  await storeSession(page, await newMember())
  const release = await holdScripts(page)
  for (const [path, { access }] of Object.entries(pages)) {
    if (access !== 'members') continue
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('banner').getByRole('link', { name: 'Trellis' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('status')).toBeVisible()
    await expect(page.getByText('Maya')).toHaveCount(0)
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
        .map(({ name }) => name),
    )
    expect(blocking).toEqual([])
    await expectAccessible(page, `the frame of ${path}`)
  }
  release()
})

for (const width of [412, 768, 1280]) {
  test(`the profile takes the place of its frame without a layout shift at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 823 })
    await signIn(page, await newMember())
    const release = await holdScripts(page)
    await page.goto('/profile', { waitUntil: 'commit' })
    const tile = page.getByText('Events attended')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Profile')
    const top = async () => [(await heading.boundingBox())?.y, (await tile.boundingBox())?.y]
    const before = await top()
    release()
    await expect(heading).toHaveText('Maya Okafor')
    expect(await top()).toEqual(before)
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const shifts = await page.evaluate(() => {
      const observer = new PerformanceObserver(() => {})
      observer.observe({ type: 'layout-shift', buffered: true })
      return observer.takeRecords().map((entry) => JSON.stringify(entry))
    })
    expect(shifts).toEqual([])
  })
}

test('without a stored session a page of a member shows the spinner alone, until the redirect', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/profile', { waitUntil: 'commit' })
  await expect(page.getByRole('status', { name: 'Loading...' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('heading')).toHaveCount(0)
  await expect(page).toHaveTitle('Trellis')
  release()
  await expect(page).toHaveURL('/login')
  await expect(page).toHaveTitle('Login · Trellis')
})
