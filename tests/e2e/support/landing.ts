import { expect, type Page } from '@playwright/test'
import { stopTime } from './time.ts'

const addresses = ['', '#key-features', '#why-us', '#download']

/** Opens the landing page and waits until its machine leads. */
export const openLanding = async (page: Page, path = '/') => {
  await page.goto(path)
  await expectLed(page, true)
  await page.mouse.move(400, 300)
}

/** The same, with a clock that moves only when it is told to. */
export const openStilled = async (page: Page, path = '/') => {
  await page.clock.install()
  await openLanding(page, path)
  await stopTime(page)
}

/** Says who moves the page: our machine, which takes vertical panning from the finger, or the browser. */
export const expectLed = (page: Page, led: boolean) =>
  expect(page.locator('html')).toHaveCSS('touch-action', led ? 'pan-x pinch-zoom' : 'auto')

/** Waits until a panel lies in the window, edge to edge, and the address and the navigation name it. */
export const expectPanel = async (page: Page, panel: number) => {
  await expect.poll(() => placeOf(page)).toEqual({ panel, address: addresses[panel] })
}

/** The panel that lies in the window edge to edge, or null between panels, and the address. */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const panels = [...document.querySelectorAll('[data-panel]')]
    const panel = panels.findIndex((each) => Math.abs(each.getBoundingClientRect().top) < 2)
    return { panel: panel < 0 ? null : panel, address: location.hash }
  })

/** One notch of a mouse wheel: downwards, or upwards with -1. */
export const turnWheel = (page: Page, way: 1 | -1 = 1) => page.mouse.wheel(0, way * 120)

/** A finger's way over the glass, in px and ms; the last move is where it leaves. */
export const swipe = async (
  page: Page,
  { x = 0, y, ms = 100 }: { x?: number; y: number; ms?: number },
) => {
  const glass = await page.context().newCDPSession(page)
  const from = { x: 200, y: y < 0 ? 600 : 200 }
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number, at: number) =>
    glass.send('Input.dispatchTouchEvent', {
      type,
      timestamp: at / 1_000,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + x * part, y: from.y + y * part }],
    })
  const start = Date.now()
  await touch('touchStart', 0, start)
  await touch('touchMove', 0.5, start + ms / 2)
  await touch('touchMove', 1, start + ms)
  await touch('touchEnd', 1, start + ms)
  await glass.detach()
}
