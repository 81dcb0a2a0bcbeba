import { expect, type Page } from '@playwright/test'
import { newMember } from './support/members.ts'
import { choosePicture } from './support/pictures.ts'
import { openAs } from './support/stored-session.ts'
import { test } from './support/test.ts'

const openCrop = async (page: Page) => {
  await openAs(page, await newMember(), '/edit-profile')
  await choosePicture(page, 'Change picture')
}

const zoomOf = (page: Page) => page.getByRole('slider', { name: 'Zoom' })

for (const [width, height] of [
  [667, 320],
  [1_440, 900],
  [390, 844],
] as const) {
  test.describe(`in a window of ${width} × ${height} px`, () => {
    test.use({ viewport: { width, height } })

    test('the crop and its buttons are visible, and a press beside them keeps the crop', async ({
      page,
    }) => {
      await openCrop(page)
      for (const name of ['Crop area', 'Zoom']) {
        await expect(page.getByRole('slider', { name })).toBeInViewport({ ratio: 1 })
      }
      for (const name of ['Cancel', 'Use this picture']) {
        const button = page.getByRole('dialog').getByRole('button', { name })
        await expect(button).toBeInViewport({ ratio: 1 })
      }
      await zoomOf(page).fill('200')
      await page.mouse.click(2, 2)
      await expect(zoomOf(page)).toHaveValue('200')
    })
  })
}

test('a pinch on a trackpad zooms the picture, and not the page', async ({ page }) => {
  await openCrop(page)
  await page.getByRole('slider', { name: 'Crop area' }).hover()
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -20)
  await page.keyboard.up('Control')
  await expect(zoomOf(page)).not.toHaveValue('100')
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
})
