import { expect, type Page } from '@playwright/test'
import { entryPages } from '../build/sizes.ts'
import { overBudget } from '../support/budgets.ts'
import { sharedMember } from './support/members.ts'
import { storeSession } from './support/stored-session.ts'
import { test } from './support/test.ts'

for (const [name, path] of Object.entries(entryPages)) {
  test(`${name} is within its budgets of requests, listeners and timers`, async ({ page }) => {
    if (path === '/profile') await storeSession(page, await sharedMember())
    expect(overBudget(new Map([[name, await visit(page, path)]]))).toBe('')
  })
}

/** Opens a page with an empty cache, waits until it is idle, and counts its requests, and what it waits for. */
const visit = async (page: Page, path: string) => {
  const session = await page.context().newCDPSession(page)
  const requests: { sentAt: number; type: string | undefined }[] = []
  const painted = new Promise<number>((resolve) => {
    session.on('Page.lifecycleEvent', ({ name, timestamp }) => {
      if (name === 'firstContentfulPaint') resolve(timestamp)
    })
  })
  session.on('Network.requestWillBeSent', ({ request, timestamp: sentAt, type }) => {
    // The browser sends preflights by itself, and production has no stub of the providers' script (decision 0041).
    if (request.method === 'OPTIONS' || request.url.endsWith('/own/gapi.js')) return
    requests.push({ sentAt, type })
  })
  await session.send('Network.enable')
  await session.send('Page.enable')
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true })
  await session.send('Performance.enable')
  await page.addInitScript(countTimers)
  await page.goto(path)
  const hydrated = path === '/' ? '[data-snapping]' : '#root:not([data-prerendered])'
  // A locator would add listeners of its own.
  await page.evaluate(async (selector) => {
    while (!document.querySelector(selector)) await new Promise(requestAnimationFrame)
  }, hydrated)
  await page.waitForLoadState('networkidle')
  const paintedAt = await painted
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  return {
    // The browser decides when it requests the icon, which is of the type `Other`.
    'before paint': requests.filter(({ sentAt, type }) => sentAt < paintedAt && type !== 'Other')
      .length,
    requests: requests.length,
    listeners: metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN,
    timers: await page.evaluate(timersAfterLoading),
  }
}

/** The number of timers that still wait 5 s later: by then those of the loading are over. */
const timersAfterLoading = async () => {
  const end = performance.now() + 5_000
  while (window.waitingTimers.size > 0 && performance.now() < end) {
    await new Promise(requestAnimationFrame)
  }
  return window.waitingTimers.size
}

/** Keeps the ids of the timers that wait. */
const countTimers = () => {
  const waiting = new Set<unknown>()
  window.waitingTimers = waiting
  for (const kind of ['Timeout', 'Interval'] as const) {
    const start = window[`set${kind}`]
    const end = window[`clear${kind}`]
    Object.assign(window, {
      [`set${kind}`]: (run: () => void, delay?: number) => {
        const onTime = () => {
          if (kind === 'Timeout') waiting.delete(id)
          run()
        }
        const id = start(onTime, delay)
        waiting.add(id)
        return id
      },
      [`clear${kind}`]: (id?: number) => {
        waiting.delete(id)
        end(id)
      },
    })
  }
}

declare global {
  interface Window {
    waitingTimers: ReadonlySet<unknown>
  }
}
