import type { Page } from '@playwright/test'

/** Chooses a picture of 900 × 600 px by a button, as a person would in the browser's file dialog. */
export const choosePicture = async (page: Page, button: string | RegExp): Promise<void> => {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await chooser).setFiles({
    name: 'portrait.png',
    mimeType: 'image/png',
    buffer: await drawnIn(page),
  })
  await page.getByRole('dialog').waitFor()
}

/** A picture of 900 × 600 px in one green. */
export const drawnIn = async (page: Page): Promise<Buffer> => {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 900
    canvas.height = 600
    const drawing = canvas.getContext('2d')
    if (drawing) {
      drawing.fillStyle = '#2b6a4d'
      drawing.fillRect(0, 0, 900, 600)
    }
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}
