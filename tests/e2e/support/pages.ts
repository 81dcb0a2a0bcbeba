import { type Page as BrowserPage, expect } from '@playwright/test'
import { type Page, pagePaths, pages } from '../../../machines/paths.ts'

const isForMembers = (path: Page): boolean => pages[path].access === 'members'

/** A path without a page. */
export const noPage = '/no-such-page'

/** Every page that a visitor can open, and a path without a page. */
export const visitorPages: readonly string[] = [
  ...pagePaths.filter((path) => !isForMembers(path)),
  noPage,
]

/** Every page of a member. */
export const memberPages: readonly Page[] = pagePaths.filter(isForMembers)

/** Opens a page that a visitor can open. */
export const openVisitorPage = async (page: BrowserPage, path: string): Promise<void> => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
