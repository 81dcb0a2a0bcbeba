import type { Page } from '@playwright/test'

/** Chooses a picture of 900 × 600 px in the file dialog of a button. */
export const choosePicture = async (page: Page, button: string | RegExp): Promise<void> => {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await chooser).setFiles({
    name: 'portrait.png',
    mimeType: 'image/png',
    buffer: await renderedIn(page),
  })
  await page.getByRole('dialog').waitFor()
}

/** A green PNG of 900 × 600 px, encoded by the page. */
export const renderedIn = async (page: Page): Promise<Buffer> => {
  const dataUrl = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 900
    canvas.height = 600
    const context = canvas.getContext('2d')
    if (context) {
      context.fillStyle = '#2b6a4d'
      context.fillRect(0, 0, 900, 600)
    }
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
}
