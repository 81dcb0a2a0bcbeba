import { type Page as BrowserPage, expect } from '@playwright/test'
import { type Page, pagePaths, pages } from '../../machines/paths.ts'
import { newMember, newPerson } from '../e2e/support/members.ts'
import { openAs } from '../e2e/support/stored-session.ts'
import { test } from '../e2e/support/test.ts'

/*
 * Every page of the built site, opened by its URL: which style sheets load, and in which order, depends on the page that
 * is opened first.
 */
test.describe.configure({ mode: 'default' })

const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1440, height: 900 },
} as const

/** The same texts in every run. Each run has a stack of its own. */
const maya = newPerson({ username: 'maya.okafor', email: 'maya.okafor@example.test' })
const newcomer = newPerson({ username: 'maya.new', email: 'maya.new@example.test' })

/* After a failure Playwright runs this again, with the members that exist. */
const ensure = (...member: Parameters<typeof newMember>) =>
  newMember(...member).catch((error: unknown) => {
    if (!String(error).includes('EMAIL_EXISTS')) throw error
  })

test.beforeAll(async () => {
  await ensure(maya)
  await ensure(newcomer, [])
})

const open = async (page: BrowserPage, path: Page): Promise<void> => {
  if (pages[path].access === 'members')
    await openAs(page, path === '/preferences' ? newcomer : maya, path)
  else await page.goto(path)
}

for (const path of pagePaths)
  for (const [size, viewport] of Object.entries(sizes))
    test(`${path} of the built site matches its screenshot: ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await open(page, path)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('status', { name: 'Loading...' })).toHaveCount(0)
      await expect(page).toHaveURL(path)
      const name = path === '/' ? 'landing' : path.slice(1)
      await expect(page).toHaveScreenshot(`page-${name}-${size}.png`, {
        // The date of the last change is today.
        mask: [page.getByText(/^Last edited/)],
        maskColor: 'gray',
      })
    })
