import { expect, type Page } from '@playwright/test'
import { stopTime } from './time.ts'

const hashes = ['', '#key-features', '#why-us', '#download']

/** Opens the landing page and waits until it snaps. */
export const openLanding = async (page: Page, path = '/') => {
  await page.goto(path)
  await expectSnapping(page, true)
  await page.mouse.move(400, 300)
}

/** The same with a stopped clock, which moves only when the test moves it. */
export const openWithStoppedClock = async (page: Page, path = '/') => {
  await page.clock.install()
  await openLanding(page, path)
  await stopTime(page)
}

/** Whether the page snaps to panels or scrolls natively. A snapping page disables vertical panning. */
export const expectSnapping = (page: Page, snapping: boolean) =>
  expect(page.locator('html')).toHaveCSS('touch-action', snapping ? 'pan-x pinch-zoom' : 'auto')

/** Waits until a panel fills the viewport and the URL has its hash. The page may load another document meanwhile. */
export const expectPanel = (page: Page, panel: number) =>
  expect(async () => {
    expect(await positionOf(page)).toEqual({ panel, hash: hashes[panel] })
  }).toPass({ timeout: 30_000 })

/** The panel that fills the viewport, or null between panels, and the hash of the URL. */
const positionOf = (page: Page) =>
  page.evaluate(() => {
    const panels = [...document.querySelectorAll('[data-panel]')]
    const panel = panels.findIndex((each) => Math.abs(each.getBoundingClientRect().top) < 2)
    return { panel: panel < 0 ? null : panel, hash: location.hash }
  })

/** Turns the mouse wheel by one notch, down or, with -1, up. */
export const turnWheel = (page: Page, direction: 1 | -1 = 1) => page.mouse.wheel(0, direction * 120)

/** Swipes with one finger by these px in this time (ms). */
export const swipe = async (
  page: Page,
  { x = 0, y, ms = 100 }: { x?: number; y: number; ms?: number },
) => {
  const devTools = await page.context().newCDPSession(page)
  const from = { x: 200, y: y < 0 ? 600 : 200 }
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number, at: number) =>
    devTools.send('Input.dispatchTouchEvent', {
      type,
      timestamp: at / 1_000,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + x * part, y: from.y + y * part }],
    })
  const start = Date.now()
  await touch('touchStart', 0, start)
  await touch('touchMove', 0.5, start + ms / 2)
  await touch('touchMove', 1, start + ms)
  await touch('touchEnd', 1, start + ms)
  await devTools.detach()
}

/** Whether the browser handles each of the next turns, in order. */
export const nativeTurns = (page: Page, count: number) =>
  page.evaluate(
    (expected) =>
      new Promise<readonly boolean[]>((done) => {
        const native: boolean[] = []
        addEventListener('wheel', (event) => {
          native.push(!event.defaultPrevented)
          if (native.length === expected) done(native)
        })
      }),
    count,
  )
