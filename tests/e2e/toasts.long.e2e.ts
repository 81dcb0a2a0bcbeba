import { expect } from '@playwright/test'
import { notice } from '../../machines/notices.ts'
import { sharedMember } from './support/members.ts'
import { openAs } from './support/stored-session.ts'
import { tabTo } from './support/tab-stops.ts'
import { test } from './support/test.ts'
import { boxesOfToasts, expectTopRight, longNotice } from './support/toasts.ts'

/* With reduced motion a toast appears at its final position. every-page.long.e2e.ts shows one on every other page. */
test.use({ reducedMotion: 'reduce' })

test('a toast appears at the top right of the landing page, and three below each other (spec 2.02)', async ({
  page,
}) => {
  // The landing page loads the toasts only with the full site.
  await page.goto('/forgot-password')
  await page.getByRole('banner').getByRole('link', { name: 'Trellis' }).click()
  await expect(page).toHaveURL('/')
  await expectTopRight(page, '/')
  await openAs(page, await sharedMember(), '/settings')
  await expectTopRight(page, '/settings', [
    notice('interest needed'),
    notice('location updated'),
    notice('email not copied'),
  ])
})

test('the focused skip link is above a toast on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/forgot-password')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' }).locator('p')).toBeVisible()
  const skipLink = page.getByRole('link', { name: 'Skip to content' })
  await skipLink.focus()
  await skipLink.click({ timeout: 4_000 })
  await expect(page.getByRole('main')).toBeFocused()
})

test('a control in the header is not under a toast on a phone while it has the focus', async ({
  page,
}) => {
  for (const path of ['/login', '/forgot-password']) {
    await page.goto(path)
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      for (const control of await page.getByRole('banner').getByRole('link').all()) {
        await tabTo(page, control)
        await boxesOfToasts(page, [longNotice])
        await control.click({ trial: true, timeout: 4_000 })
      }
    }
  }
})
