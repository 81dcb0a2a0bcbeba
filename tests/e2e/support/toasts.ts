import { expect, type Page } from '@playwright/test'
import { type Notice, notice } from '../../../machines/notices.ts'

/** Three lines on a phone. */
export const longNotice = notice('login failed', { kind: 'too many username tries' })

/**
 * Shows these toasts with the site's own module, which every page of the full site loads, and measures them in
 * px, from top to bottom.
 */
export const boxesOfToasts = (page: Page, toasts: readonly Notice[]) =>
  page.evaluate(async (shown) => {
    const region = document.querySelector('section[aria-label="Notifications"]')
    const script = performance
      .getEntriesByType('resource')
      .find(({ name }) => /\/toasts-[^/]*\.js$/.test(name))
    if (!region || !script) throw new Error('The toasts have not been loaded.')
    const settled = async (toasts: number) => {
      while (region.children.length !== toasts)
        await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    for (const close of region.querySelectorAll('button')) close.click()
    await settled(0)
    type Toasts = { show(notice: object): void }
    // The chunk exports the module of the toasts as a namespace.
    const code: Record<string, Record<string, Toasts>> = await import(script.name)
    const toasts = Object.values(code).find((exported) => exported.toasts)?.toasts
    if (!toasts) throw new Error('The chunk of the toasts does not export them.')
    for (const request of shown) toasts.show(request)
    await settled(shown.length)
    return [...region.children].map((toast) => {
      const { top, right, width } = toast.getBoundingClientRect()
      return { top, fromRight: document.documentElement.clientWidth - right, width }
    })
  }, toasts)

/** Whether a toast covers a line of the page's heading. */
const isHeadingCovered = (page: Page) =>
  page.evaluate(() => {
    const toasts = document.querySelectorAll('section[aria-label="Notifications"] > *')
    const range = document.createRange()
    range.selectNodeContents(document.querySelector('h1') ?? document.body)
    return [...range.getClientRects()].some((line) =>
      [...toasts].some((toast) => {
        const { left, right, top, bottom } = toast.getBoundingClientRect()
        return line.left < right && left < line.right && line.top < bottom && top < line.bottom
      }),
    )
  })

const windows = [
  { width: 1440, height: 900, bare: { top: 40, fromRight: 40 }, bar: { top: 88, fromRight: 88 } },
  { width: 768, height: 1024, bare: { top: 40, fromRight: 40 }, bar: { top: 88, fromRight: 40 } },
  { width: 390, height: 844, bare: { top: 12, fromRight: 12 }, bar: { top: 12, fromRight: 12 } },
] as const

/** Expects a toast at the top right of every viewport, clear of the heading. Pages without a top bar have other margins. */
export const expectTopRight = async (
  page: Page,
  path: string,
  shown: readonly Notice[] = [longNotice],
) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()
  for (const { width, height, bare, bar } of windows) {
    await page.setViewportSize({ width, height })
    const place = path === '/login' || path === '/signup' ? bare : bar
    const boxes = await boxesOfToasts(page, shown)
    const tops = boxes.map(({ top }) => top)
    expect(boxes, `${path} at ${width} px`).toEqual(
      tops.map((top) => ({ ...place, top, width: width === 390 ? 366 : 372 })),
    )
    expect(tops).toEqual([place.top, ...tops.slice(1).toSorted((a, b) => a - b)])
    if (shown.length === 1)
      expect(await isHeadingCovered(page), `the heading of ${path} at ${width} px`).toBe(false)
  }
}
