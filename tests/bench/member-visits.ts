import { chromium } from '@playwright/test'
import puppeteer, { type CDPSession } from 'puppeteer-core'
import { signIn } from '../e2e/support/steps.ts'
import { chromiumFlags, noOutsideNetwork } from '../support/chromium.ts'
import type { BenchStack } from './bench-stack.ts'
import { type Timing, timingOf } from './measure.ts'
import type { Figure } from './part.ts'
import { isPopupStub, popupStub, withoutCachedFonts } from './signed-in-profile.ts'

/** When a signed-in member's profile shows the name and the tiles, with an empty and with a warm cache. */
export type MemberVisits = {
  /** Loads the hand-written page and the profile once each, throttled. */
  round(): Promise<void>
  /** Closes the browser and returns the results. */
  end(): Promise<readonly Figure[]>
}

type Kind = 'floor' | 'cold' | 'warm'

/** The measurements of one load: ms since the navigation, and the requests that the cache didn't answer. */
type Load = { paint: number; shown: number; requests: number }

/** Starts a browser for one new member. */
export const memberVisits = async (
  executablePath: string,
  stack: BenchStack,
  floor: string,
): Promise<MemberVisits> => {
  const person = await stack.newMember()
  const stored = await storedBySignIn(executablePath, stack, person)
  const name = `${person.firstName} ${person.lastName}`
  // Puppeteer does not attach to the pages. With the `Runtime` domain, which every driver enables, V8 parses React again
  // to find the line of its first error object, which takes 80 ms on this CPU.
  const browser = await puppeteer.launch({
    executablePath,
    args: [...chromiumFlags, ...noOutsideNetwork, stack.secure.flag],
    targetFilter: (target) => target.type() === 'browser',
    waitForInitialPage: false,
  })
  const session = await browser.target().createCDPSession()
  const loads: Record<Kind, Load[]> = { floor: [], cold: [], warm: [] }
  return {
    round: async () => {
      const visitor = await newContext(session)
      // The first page after a pause takes 120 ms longer.
      await load(await visitor.newPage(), `${floor}/`, null)
      await visitor.close()
      const next = await newContext(session)
      loads.floor.push(await load(await next.newPage(), `${floor}/`, null))
      await next.close()
      const member = await newContext(session)
      await store(await member.newPage(), stack.secureSite, stored)
      loads.cold.push(await load(await member.newPage(), `${stack.secureSite}/profile`, name))
      loads.warm.push(await load(await member.newPage(), `${stack.secureSite}/profile`, name))
      await member.close()
    },
    end: async () => {
      await browser.close()
      return figuresOf(loads)
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

type StoredValues = readonly { name: string; value: string }[]

/** What the site stores in a browser in which the member has signed in. */
const storedBySignIn = async (
  executablePath: string,
  { secure, secureSite: baseURL }: BenchStack,
  person: Awaited<ReturnType<BenchStack['newMember']>>,
): Promise<StoredValues> => {
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumFlags, ...noOutsideNetwork, secure.flag],
  })
  const context = await browser.newContext({ baseURL })
  await withoutCachedFonts(context)
  await signIn(await context.newPage(), person)
  const { origins } = await context.storageState()
  await browser.close()
  return origins.flatMap(({ localStorage }) => localStorage)
}

/** A context without cache and storage. */
const newContext = async (browser: CDPSession) => {
  const { browserContextId } = await browser.send('Target.createBrowserContext')
  return {
    newPage: async (): Promise<CDPSession> => {
      const { targetId } = await browser.send('Target.createTarget', {
        ...{ url: 'about:blank', browserContextId },
      })
      const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true })
      const page = browser.connection()?.session(sessionId)
      if (!page) throw new Error('The browser has closed the page')
      return page
    },
    close: () => browser.send('Target.disposeBrowserContext', { browserContextId }),
  }
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

/** Stores the values for the site. A file that does not exist is not a page of the site. */
const store = async (page: CDPSession, site: string, stored: StoredValues): Promise<void> => {
  await open(page, `${site}/assets/none`)
  await evaluate(
    page,
    `for (const { name, value } of ${JSON.stringify(stored)}) localStorage.setItem(name, value)`,
  )
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
    if (!isPopupStub(request.url)) requests += 1
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

const texts = {
  cold: 'profile, empty cache',
  warm: 'profile, warm cache',
}

const figuresOf = (loads: Record<Kind, readonly Load[]>): readonly Figure[] => {
  const of = (kind: Kind, what: keyof Load): Timing =>
    timingOf(loads[kind].map((each) => each[what]))
  const floor = of('floor', 'paint')
  return [
    ...(['cold', 'warm'] as const).map((kind): Figure => {
      const { median, spread } = of(kind, 'shown')
      return {
        name: `${texts[kind]}: name and tiles, relative to the floor`,
        value: median / floor.median,
        unit: '×',
        spread: spread / floor.median,
        baseline: { name: 'ms on the floor', value: floor.median },
        budget: ['ratios to a hand-written page', `name and tiles of the profile, ${kind}`],
      }
    }),
    {
      name: 'profile, empty cache: requests without preflights',
      value: of('cold', 'requests').median,
      unit: '',
      budget: ['requests', 'of a member’s profile with an empty cache'],
    },
  ]
}
