import { expect } from '@playwright/test'
import { test } from './support/test.ts'

test('the marquee keeps moving (spec 2.30)', async ({ page }) => {
  await page.goto('/')
  const list = page.getByRole('list', { name: 'What the app does' })
  const left = async () => (await list.boundingBox())?.x ?? 0
  const before = await left()
  await expect.poll(left).toBeLessThan(before - 5)
})
