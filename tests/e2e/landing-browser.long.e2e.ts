import { expect } from '@playwright/test'
import {
  expectPanel,
  expectSnapping,
  openLanding,
  openWithStoppedClock,
} from './support/landing.ts'
import { test } from './support/test.ts'

test.use({ viewport: { width: 1_440, height: 900 } })

test('a URL with the hash of a panel opens that panel, also after a reload, and Back returns to it from the top', async ({
  page,
}) => {
  await openLanding(page, '/#why-us')
  await expectPanel(page, 2)
  await page.keyboard.press('ArrowDown')
  await expectPanel(page, 3)
  await page.reload()
  await expectSnapping(page, true)
  await expectPanel(page, 3)
  await page.getByRole('banner').getByRole('link', { name: 'Trellis' }).focus()
  await page.keyboard.press('Enter')
  await expectPanel(page, 0)
  await page.goBack()
  await expectPanel(page, 3)
})

test('Back returns to the last panel, without a history entry for every panel and without another document', async ({
  page,
}) => {
  await page.goto('/forgot-password')
  await openLanding(page)
  await page.keyboard.press('ArrowDown')
  await expectPanel(page, 1)
  await page.evaluate(() => Object.assign(window, { same: true }))
  await page.getByRole('link', { name: 'Login' }).first().click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expectPanel(page, 1)
  // The full site has replaced the landing bundle.
  expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true)
  await page.goForward()
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/forgot-password')
})

test('the machine continues from the panel that a link, the find function or Tab has reached', async ({
  page,
}) => {
  await openWithStoppedClock(page)
  const expectStep = async (key: string, panel: number) => {
    await page.keyboard.press(key)
    await expectPanel(page, panel)
    await page.clock.runFor(1_000)
  }
  await page.evaluate(() => {
    location.hash = 'why-us'
  })
  await expectPanel(page, 2)
  // The browser scrolls by itself. Only the current link shows that the machine has the new panel.
  const panelLinks = page.getByRole('navigation', { name: 'On this page' })
  await expect(panelLinks.getByRole('link', { name: 'Why Us?' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expectStep('ArrowDown', 3)

  const phrase = 'The hard part was never the meal'
  // `window.find` is the find function for scripts. TypeScript has no type for it. It starts at the top again.
  const find = `getSelection().empty(), window.find(${JSON.stringify(phrase)}, true)`
  expect(await page.evaluate(find)).toBe(true)
  await expectPanel(page, 2)
  await expectStep('ArrowDown', 3)

  await page.locator('#why-us').locator('a[href], button').last().focus()
  await expectPanel(page, 2)
  await page.keyboard.press('Tab')
  const download = page.locator('#download')
  await expect(download.locator(':focus')).toHaveCount(1)
  await expectPanel(page, 3)
  await download.locator('a[href], button').last().focus()
  await expectStep('ArrowUp', 2)
})

test('a printed landing page contains every panel, the dark ones with their background', async ({
  page,
}) => {
  await openLanding(page)
  await page.emulateMedia({ media: 'print' })
  for (const id of ['top', 'key-features', 'why-us', 'download'])
    await expect(page.locator(`#${id}`)).toBeVisible()
  for (const id of ['why-us', 'download'])
    await expect(page.locator(`#${id}`)).toHaveCSS('print-color-adjust', 'exact')
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
  expect(pages.length).toBeGreaterThanOrEqual(3)
})
