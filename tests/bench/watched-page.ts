import { readFileSync } from 'node:fs'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { chromiumFlags, noOutsideNetwork } from '../support/chromium.ts'
import { findOrInstallChromium } from '../support/install-chromium.ts'
import { inRepository } from '../support/run/tools.ts'

/** A page in a new context, with a slower CPU after `slowDown`, whose interactions are recorded. */
type WatchedPage = { page: Page; slowDown(): Promise<unknown> }

const webVitals = readFileSync(
  inRepository('node_modules/web-vitals/dist/web-vitals.iife.js'),
  'utf8',
)

/** How much slower the CPU of a watched page is. */
export const slower = 4

/** A new browser that reaches the local stack only. */
export const benchBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: [...chromiumFlags, ...noOutsideNetwork],
  })

/** Opens a page in a new context. */
export const openWatched = async (
  browser: Browser,
  options: Parameters<Browser['newContext']>[0],
): Promise<WatchedPage> => {
  const context = await browser.newContext({ locale: 'en-GB', ...options })
  // An initial script is a function body, so its variable is not global.
  await context.addInitScript({ content: `${webVitals}\nwindow.webVitals = webVitals` })
  await context.addInitScript(() => {
    window.watchedInp = 0
    // Not a named function: the compiler of this file adds a helper for names, which the page does not have.
    window.webVitals.onINP(
      ({ value }) => {
        window.watchedInp = Math.max(16, value)
      },
      { reportAllChanges: true, durationThreshold: 16 },
    )
  })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  const session = await context.newCDPSession(page)
  await makeRoom(session)
  return {
    page,
    slowDown: () => session.send('Emulation.setCPUThrottlingRate', { rate: slower }),
  }
}

/** Interaction to Next Paint of a document, in ms, after it was reported. Values under 16 are reported as 16. */
export const inpOf = async (page: Page): Promise<number> => {
  // The interactions are reported in an idle moment after a paint.
  for (let moment = 0; moment < 2; moment += 1) await page.evaluate(settled)
  return page.evaluate(() => window.watchedInp)
}

/** Two frames and an idle moment: what happened before has been painted. */
export const settled = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1_000 })),
    )
  })

/* px; Chromium's own toolbars above a page take about 90. */
const barsAtMost = 200

/**
 * A headless browser has toolbars too, and Playwright makes its window no taller than the viewport. The bottom of the
 * page would never be painted, and an interaction there would wait for a paint elsewhere.
 */
const makeRoom = async (session: CDPSession): Promise<void> => {
  const { windowId, bounds } = await session.send('Browser.getWindowForTarget')
  const height = (bounds.height ?? 0) + barsAtMost
  await session.send('Browser.setWindowBounds', { windowId, bounds: { height } })
}

declare global {
  interface Window {
    watchedInp: number
    webVitals: typeof import('web-vitals')
  }
}
