import { expect } from '@playwright/test'
import { test } from './support/test.ts'

const known = (page: { url(): string }, path: string) => new URL(path, page.url()).href

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing page is readable, and its links lead on', async ({ page }) => {
    await page.goto('/')
    for (const name of ['Give your plans something to climb.', 'Key Features', 'Why Us?']) {
      await expect(page.getByRole('heading', { name })).toBeVisible()
    }
    await page.getByRole('link', { name: 'Download the App' }).click()
    await expect(page).toHaveURL(known(page, '/#download'))
    await expect(page.getByRole('heading', { name: 'Take the trellis with you.' })).toBeInViewport()
    await page.getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL(known(page, '/login'))
  })
})

test('a visitor who only looks asks for no identity, no toast, no menu and no call', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  await expect(page.locator('[data-snapping]')).toBeAttached()
  await page.waitForLoadState('networkidle')
  const late =
    /started-identity|firebase|toast|member-api|http-|account-menu|started-pictures|login|signup/
  expect(asked.filter((url) => late.test(url))).toEqual([])
  expect(asked.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([])
})

test('the intent to sign in loads what signs in', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('[data-snapping]')).toBeAttached()
  const identity = page.waitForRequest(/started-identity/)
  await page.getByRole('link', { name: 'Login' }).hover()
  await identity
})

test('the page that a script takes over is the page that was there', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root')
      Object.assign(window, { before: root?.innerHTML, heading: document.querySelector('h1') })
    })
  })
  await page.goto('/')
  await expect(page.locator('[data-snapping]')).toBeAttached()
  const { before, after, sameHeading } = await page.evaluate(() => ({
    before: String(Reflect.get(window, 'before')),
    after: document.getElementById('root')?.innerHTML,
    sameHeading: Reflect.get(window, 'heading') === document.querySelector('h1'),
  }))
  expect(sameHeading).toBe(true)
  // Only that the panels are moved by the program is new.
  const withoutCopies = (html = '') =>
    html.replace(/<div class="[^"]*" aria-hidden="true"><span.*?<\/div>/g, '')
  expect(withoutCopies(after).replace(' data-snapping="true"', '')).toBe(withoutCopies(before))
})
