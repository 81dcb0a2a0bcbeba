import { expect, type Page } from '@playwright/test'
import { layoutProblems } from './support/layout.ts'
import { newMember } from './support/members.ts'
import { memberPages, openVisitorPage, visitorPages } from './support/pages.ts'
import { openAs } from './support/stored-session.ts'
import { test } from './support/test.ts'

/* The text spacing that a reader may set (WCAG 2.2, 1.4.12). */
test.use({ reducedMotion: 'reduce' })

const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

const expectToFit = async (page: Page, path: string) => {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
  }, spacing)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await layoutProblems(page), `${path} at ${width} px`).toEqual([])
  }
}

test('the pages of visitors fit with the text spacing of a reader', async ({ page }) => {
  for (const path of visitorPages) {
    await openVisitorPage(page, path)
    await expectToFit(page, path)
  }
})

test('the pages of members fit with the text spacing of a reader', async ({ page }) => {
  const member = await newMember()
  for (const path of memberPages) {
    await openAs(page, member, path)
    await expectToFit(page, path)
  }
})
