import { expect } from '@playwright/test'
import { newMember } from './support/members.ts'
import { accountMenu } from './support/steps.ts'
import { openAs } from './support/stored-session.ts'
import { test } from './support/test.ts'

test('the open account menu stays under the pointer while the page scrolls', async ({ page }) => {
  const person = await newMember()
  await openAs(page, person, '/update-preferences')
  await accountMenu(page, person).click()
  const logout = page.getByRole('menuitem', { name: 'Logout' })
  // A trial click waits until the menu no longer moves.
  await logout.click({ trial: true })

  const { scrolled, moved } = await logout.evaluate((item) => {
    const before = { scroll: window.scrollY, top: item.getBoundingClientRect().top }
    window.scrollTo({ top: before.scroll + 60, behavior: 'instant' })
    return {
      scrolled: window.scrollY - before.scroll,
      moved: item.getBoundingClientRect().top - before.top,
    }
  })
  expect(scrolled).toBe(60)
  expect(Math.abs(moved)).toBeLessThan(1)
})
