import puppeteer, { type CDPSession } from 'puppeteer-core'
import { chromiumFlags, noOutsideNetwork } from '../support/chromium.ts'
import type { BenchStack } from './bench-stack.ts'
import { timingOf } from './measure.ts'
import type { Figure } from './part.ts'
import { popupStub, type SignedInProfile } from './signed-in-profile.ts'

/** When a signed-in member's profile shows the name and the tiles, with an empty and with a warm cache. */
export type MemberVisits = {
  /** Loads the hand-written page once and the profile twice, throttled. */
  round(): Promise<void>
  figures(): readonly Figure[]
}

/** The measurements of one load: ms since the navigation, and the requests that the cache didn't answer. */
type Load = { paint: number; shown: number; requests: number }

/** Prepares visits in a new browser each round. */
export const memberVisits = (
  executablePath: string,
  { secure, secureSite }: BenchStack,
  floor: string,
  profile: SignedInProfile,
): MemberVisits => {
  const loads: Record<'floor' | 'cold' | 'warm', Load[]> = { floor: [], cold: [], warm: [] }
  return {
    round: async () => {
      // Puppeteer does not attach to the pages. With the `Runtime` domain, which every driver enables, V8 parses React
      // again to find the line of its first error object, which takes 80 ms on this CPU.
      const browser = await puppeteer.launch({
        ...{ executablePath, userDataDir: await profile.copy(), waitForInitialPage: false },
        args: [...chromiumFlags, ...noOutsideNetwork, secure.flag],
        targetFilter: (target) => target.type() === 'browser',
      })
      try {
        const session = await browser.target().createCDPSession()
        const loadIn = async (url: string, name: string | null) =>
          load(await newPage(session), url, name)
        // The first page after a pause takes 120 ms longer.
        await loadIn(`${floor}/`, null)
        await (await newPage(session)).send('Network.clearBrowserCache')
        loads.floor.push(await loadIn(`${floor}/`, null))
        loads.cold.push(await loadIn(`${secureSite}/profile`, profile.name))
        loads.warm.push(await loadIn(`${secureSite}/profile`, profile.name))
      } finally {
        await browser.close()
      }
    },
    figures: () => {
      const of = (kind: keyof typeof loads, what: keyof Load) =>
        timingOf(loads[kind].map((each) => each[what]))
      const paint = of('floor', 'paint').value
      const shown = (kind: 'cold' | 'warm', text: string): Figure => ({
        ...{ name: `profile, ${text} cache: name and tiles, relative to the floor`, unit: '×' },
        value: of(kind, 'shown').value / paint,
        spread: of(kind, 'shown').spread / paint,
        baseline: { name: 'ms on the floor', value: paint },
        budget: ['ratios to a hand-written page', `name and tiles of the profile, ${kind}`],
      })
      return [
        ...[shown('cold', 'empty'), shown('warm', 'warm')],
        {
          ...{ name: 'profile, empty cache: requests without preflights', unit: '' },
          value: of('cold', 'requests').value,
          budget: ['requests', 'of a member’s profile with an empty cache'],
        },
      ]
    },
  }
}

/** Lighthouse's applied slow 4G: bytes per second, and ms per request. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1_474_560 / 8,
  uploadThroughput: 675_000 / 8,
}

const newPage = async (browser: CDPSession): Promise<CDPSession> => {
  const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true })
  const page = browser.connection()?.session(sessionId)
  if (!page) throw new Error('The browser has closed the page')
  return page
}

const evaluate = async <Value>(page: CDPSession, expression: string): Promise<Value> => {
  const { result, exceptionDetails } = await page.send('Runtime.evaluate', {
    ...{ expression, awaitPromise: true, returnByValue: true },
  })
  if (exceptionDetails) throw new Error(exceptionDetails.text)
  return result.value
}

/** Opens a page and resolves when no request has been in progress for 500 ms. */
const open = async (page: CDPSession, url: string): Promise<void> => {
  await page.send('Page.enable')
  await page.send('Page.setLifecycleEventsEnabled', { enabled: true })
  const idle = new Promise<void>((resolve) => {
    let isNew = false
    page.on('Page.lifecycleEvent', ({ name }) => {
      // The events of the blank page come first.
      if (name === 'init') isNew = true
      if (name === 'networkIdle' && isNew) resolve()
    })
  })
  await page.send('Page.navigate', { url })
  await idle
}

/** Loads a page until it shows the member's name, which appears together with the tiles, and is idle. */
const load = async (page: CDPSession, url: string, name: string | null): Promise<Load> => {
  await page.send('Emulation.setDeviceMetricsOverride', {
    ...{ width: 412, height: 823, deviceScaleFactor: 1, mobile: false },
  })
  await page.send('Network.enable')
  await page.send('Network.emulateNetworkConditions', slow4G)
  await page.send('Network.setBlockedURLs', { urls: [popupStub] })
  await page.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  let requests = 0
  page.on('Network.requestWillBeSent', ({ type, request }) => {
    // The browser sends preflights by itself.
    if (type === 'Preflight' || request.method === 'OPTIONS') return
    if (!request.url.endsWith(popupStub.slice(1))) requests += 1
  })
  page.on('Network.responseReceived', ({ response }) => {
    if (response.fromDiskCache) requests -= 1
  })
  await page.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `
      new MutationObserver((_, observer) => {
        if (document.querySelector('main h1')?.textContent !== ${JSON.stringify(name)}) return
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(() => performance.mark('shown')))
      }).observe(document, { childList: true, characterData: true, subtree: true })`,
  })
  await open(page, url)
  if (name !== null) await evaluate(page, whenMarked)
  const [paint, shown] = await evaluate<number[]>(
    page,
    `['first-contentful-paint', 'shown'].map((entry) => performance.getEntriesByName(entry)[0]?.startTime ?? 0)`,
  )
  return { paint: paint ?? 0, shown: shown ?? 0, requests }
}

const whenMarked = `new Promise((resolve) => {
  new PerformanceObserver((marks) => marks.getEntriesByName('shown').length > 0 && resolve(null))
    .observe({ type: 'mark', buffered: true })
})`
