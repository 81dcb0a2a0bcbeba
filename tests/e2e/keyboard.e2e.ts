import { expect, type Locator, type Page } from '@playwright/test'
import { newMember } from './support/members.ts'
import { accountMenu, signIn } from './support/steps.ts'
import { test } from './support/test.ts'

test('a member chooses interests, and looks at the settings, with the keyboard alone', async ({
  page,
}) => {
  const person = await newMember()
  await signIn(page, person)

  await page.goto('/update-preferences')
  await tabTo(page, page.getByRole('searchbox', { name: 'Find an interest' }))
  await page.keyboard.type('KARAÓKE')
  await expect(page.getByText('1 of 53 found')).toBeVisible()
  await tabTo(page, page.getByRole('checkbox', { name: 'Karaoke' }))
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: 'Karaoke' })).toBeChecked()
  await expect(page.getByText('4 of 53 selected')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Update Preferences' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/profile')

  await tabTo(page, accountMenu(page, person))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(accountMenu(page, person)).toBeFocused()

  await page.goto('/settings')
  const opener = page.getByRole('button', { name: 'Delete Account' })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
})

for (const path of ['/login', '/signup', '/forgot-password', '/verify-email', '/no-such-page']) {
  test(`every stop of the Tab key shows on ${path}, and is in view`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await hiddenStops(page)).toEqual([])
  })
}

test('every stop of the Tab key shows on the pages of members, and is in view', async ({
  page,
}) => {
  await signIn(page, await newMember())
  for (const path of ['/profile', '/preferences', '/edit-profile', '/settings']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await hiddenStops(page), path).toEqual([])
  }
})

/** Presses Tab until the control has the focus; a page has fewer than eighty stops. */
const tabTo = async (page: Page, control: Locator) => {
  await expect(control).toBeVisible()
  for (let stops = 0; stops < 80; stops += 1) {
    if (await control.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not reach ${control}.`)
}

/** Walks the page by Tab, from the first stop to the last: the stops without a ring, or outside of the window. */
const hiddenStops = async (page: Page): Promise<string[]> => {
  const hidden: string[] = []
  for (let stops = 0; stops < 80; stops += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return null
      const isRinged = [undefined, '::after'].some((part) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused, part)
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
      })
      const { left, right, top, bottom } = focused.getBoundingClientRect()
      const isInView = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
      const wasSeen = focused.hasAttribute('data-seen')
      focused.setAttribute('data-seen', '')
      return {
        name: focused.getAttribute('aria-label') ?? focused.textContent,
        isRinged,
        isInView,
        wasSeen,
      }
    })
    if (stop === null || stop.wasSeen) return hidden
    if (!stop.isRinged) hidden.push(`${stop.name}: no ring`)
    if (!stop.isInView) hidden.push(`${stop.name}: out of view`)
  }
  throw new Error('The page has no last stop.')
}
