import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

/** The browser's measurements of a period; ms. */
export type Watched = {
  /** From each interaction to the next paint; values under 16 ms are reported as 16. */
  interactions: readonly number[]
  /** Frames that took longer than 50 ms. */
  longFrames: readonly number[]
  /** The sum of layout shifts without recent input. */
  shift: number
}

/** A page with CPU throttling whose interactions are measured. */
export type WatchedPage = {
  page: Page
  /** Sets the CPU slowdown factor. */
  slowDown(times: number): Promise<void>
  /** Performs an interaction and returns the browser's measurements. Throws if the browser saw no interaction. */
  watch(act: () => Promise<unknown>): Promise<Watched>
  close(): Promise<void>
}

/** Opens a page in a new browser. */
export const openWatched = async (
  browser: Browser,
  options: Parameters<Browser['newContext']>[0],
): Promise<WatchedPage> => {
  const context: BrowserContext = await browser.newContext({ locale: 'en-GB', ...options })
  // The compiler of this file adds a helper for function names, which the page does not have.
  await context.addInitScript('globalThis.__name = (one) => one')
  await context.addInitScript(watching)
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  const session: CDPSession = await context.newCDPSession(page)
  await makeRoom(session)
  return {
    page,
    slowDown: async (rate) => {
      await session.send('Emulation.setCPUThrottlingRate', { rate })
    },
    watch: async (act) => {
      await page.evaluate(settled)
      await page.evaluate(() => window.startWatch())
      await act()
      await page.evaluate(settled)
      const seen = await page.evaluate(() => window.endWatch())
      if (seen.interactions.length === 0) throw new Error('The browser saw no interaction.')
      return seen
    },
    close: () => context.close(),
  }
}

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
    startWatch(): void
    endWatch(): Watched
  }
  interface Performance {
    readonly interactionCount: number
  }
}

/** Two frames and an idle moment: the results have been painted and reported. */
const settled = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1_000 })),
    )
  })

/** Runs in the page before its own scripts. */
const watching = () => {
  type Entry = PerformanceEntry & {
    interactionId?: number
    value?: number
    hadRecentInput?: boolean
  }
  let entries: Entry[] = []
  let countBefore = 0
  const observers = [
    { type: 'event', durationThreshold: 16 },
    { type: 'long-animation-frame' },
    { type: 'layout-shift' },
  ].map((options) => {
    const observer = new PerformanceObserver((list) => {
      entries.push(...list.getEntries())
    })
    observer.observe(options)
    return observer
  })
  const flush = () => {
    for (const observer of observers) entries.push(...observer.takeRecords())
  }
  window.startWatch = () => {
    flush()
    entries = []
    countBefore = performance.interactionCount
  }
  window.endWatch = () => {
    flush()
    const longest = new Map<number, number>()
    for (const { entryType, interactionId = 0, duration } of entries) {
      if (entryType !== 'event' || interactionId === 0) continue
      longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0))
    }
    const unreported = Math.max(0, performance.interactionCount - countBefore - longest.size)
    return {
      interactions: [...longest.values(), ...Array(unreported).fill(16)],
      longFrames: entries
        .filter(({ entryType }) => entryType === 'long-animation-frame')
        .map(({ duration }) => duration),
      shift: entries
        .filter(({ entryType, hadRecentInput }) => entryType === 'layout-shift' && !hadRecentInput)
        .reduce((sum, { value = 0 }) => sum + value, 0),
    }
  }
}
