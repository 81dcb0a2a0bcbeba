import { expect, type Page } from '@playwright/test'
import { sharedMember } from './support/members.ts'
import { choosePicture } from './support/pictures.ts'
import { openAs } from './support/stored-session.ts'
import { test } from './support/test.ts'

const openCrop = async (page: Page) => {
  await openAs(page, await sharedMember(), '/edit-profile')
  await choosePicture(page, 'Change picture')
}

const cropArea = (page: Page) => page.getByRole('slider', { name: 'Crop area' })

test('the crop and its buttons are visible in every window, a press beside them keeps the crop, and a pinch on a trackpad zooms it, and not the page', async ({
  page,
}) => {
  await openCrop(page)
  await expect(cropArea(page)).toHaveAccessibleDescription(/arrow keys\. Plus and minus zoom/)
  const zoom = page.getByRole('slider', { name: 'Zoom' })
  for (const [width, height] of [
    [667, 320],
    [1_440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const slider of [cropArea(page), zoom]) await expect(slider).toBeInViewport({ ratio: 1 })
    for (const name of ['Cancel', 'Use this picture']) {
      const button = page.getByRole('dialog').getByRole('button', { name })
      await expect(button).toBeInViewport({ ratio: 1 })
    }
    await zoom.fill('200')
    await page.mouse.click(2, 2)
    await expect(zoom).toHaveValue('200')
  }
  await cropArea(page).hover()
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -20)
  await page.keyboard.up('Control')
  await expect(zoom).not.toHaveValue('200')
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('the crop dialog describes what works there', async ({ page }) => {
    await openCrop(page)
    await expect(cropArea(page)).toHaveAccessibleDescription(
      'Drag the picture, or tap its new middle. Pinch to zoom.',
    )
  })
})
