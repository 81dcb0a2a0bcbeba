import { expect } from '@playwright/test'
import { test } from './support/test.ts'

test('a click as soon as the page is visible scrolls to the stores', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Download the App' }).click()
  await expect(page.getByRole('link', { name: /Google Play/ })).toBeInViewport()
})

test('the marquee keeps moving (spec 2.30)', async ({ page }) => {
  await page.goto('/')
  const list = page.getByRole('list', { name: 'What the app does' })
  const left = async () => (await list.boundingBox())?.x ?? 0
  const before = await left()
  await expect.poll(left).toBeLessThan(before - 5)
})
