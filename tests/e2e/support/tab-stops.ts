import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until the control has the focus. A page has fewer than 80 tab stops. */
export const tabTo = async (page: Page, control: Locator) => {
  await expect(control).toBeVisible()
  for (let stops = 0; stops < 80; stops += 1) {
    if (await control.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not reach ${control}.`)
}

/** Expects these controls as the next tab stops, in order and without others between them. */
export const expectStops = async (page: Page, controls: readonly Locator[]) => {
  for (const control of controls) {
    await page.keyboard.press('Tab')
    await expect(control).toBeFocused()
  }
}

/** Presses Tab through the whole page and returns the tab stops without a focus ring or outside the viewport. */
export const hiddenStops = async (page: Page): Promise<string[]> => {
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
