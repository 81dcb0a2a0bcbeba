import { expect } from '@playwright/test'
import { newMember } from './support/members.ts'
import { memberPages, openVisitorPage, visitorPages } from './support/pages.ts'
import { openMemberPage, signIn } from './support/steps.ts'
import { hiddenStops } from './support/tab-stops.ts'
import { test } from './support/test.ts'

// The landing page moves its panels on focus (landing-browser.long.e2e.ts).
for (const path of visitorPages.filter((each) => each !== '/')) {
  test(`every tab stop on ${path} is visible and in view`, async ({ page }) => {
    await openVisitorPage(page, path)
    expect(await hiddenStops(page)).toEqual([])
  })
}

test('every tab stop on the pages of members is visible and in view', async ({ page }) => {
  await signIn(page, await newMember())
  for (const path of memberPages) {
    await openMemberPage(page, path)
    expect(await hiddenStops(page), path).toEqual([])
  }
})
