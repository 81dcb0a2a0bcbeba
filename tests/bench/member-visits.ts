import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { signIn } from '../e2e/support/steps.ts'
import { chromiumFlags, noOutsideNetwork } from '../support/chromium.ts'
import type { BenchStack } from './bench-stack.ts'
import { type Timing, timingOf } from './measure.ts'
import type { Figure, Found } from './part.ts'
import { withoutCachedFonts } from './signed-in-profile.ts'

/** When a signed-in member's profile shows the name and the tiles, with an empty and with a warm cache. */
export type MemberVisits = {
  /** Loads the hand-written page and the profile once each, throttled. */
  round(): Promise<void>
  /** Closes the browser and returns the results. */
  end(): Promise<Found>
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
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumFlags, ...noOutsideNetwork],
  })
  const person = await stack.newMember()
  const storageState = await signedIn(browser, stack.site, person)
  const name = `${person.firstName} ${person.lastName}`
  const loads: Record<Kind, Load[]> = { floor: [], cold: [], warm: [] }
  return {
    round: async () => {
      const visitor = await browser.newContext({ viewport })
      loads.floor.push(await load(await visitor.newPage(), `${floor}/`, null))
      await visitor.close()
      const member = await browser.newContext({ viewport, storageState })
      loads.cold.push(await load(await member.newPage(), `${stack.site}/profile`, name))
      loads.warm.push(await load(await member.newPage(), `${stack.site}/profile`, name))
      await member.close()
    },
    end: async () => {
      await browser.close()
      return foundIn(loads)
    },
  }
}

const viewport = { width: 412, height: 823 }

/** Lighthouse's applied slow 4G: bytes per second, and ms per request. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1_474_560 / 8,
  uploadThroughput: 675_000 / 8,
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** The storage of a browser in which the member is signed in, without a cache. */
const signedIn = async (
  browser: Browser,
  baseURL: string,
  person: Awaited<ReturnType<BenchStack['newMember']>>,
): Promise<StorageState> => {
  const context = await browser.newContext({ baseURL })
  await withoutCachedFonts(context)
  await signIn(await context.newPage(), person)
  const state = await context.storageState()
  await context.close()
  return state
}

/** Loads a page until it shows the member's name, which appears together with the tiles, and is idle. */
const load = async (page: Page, url: string, name: string | null): Promise<Load> => {
  const throttle = await page.context().newCDPSession(page)
  await throttle.send('Network.enable')
  await throttle.send('Network.emulateNetworkConditions', slow4G)
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  let requests = 0
  throttle.on('Network.requestWillBeSent', ({ type, request }) => {
    // The browser sends preflights by itself, and production has no such stub (decision 0041).
    if (type !== 'Preflight' && request.method !== 'OPTIONS' && !request.url.endsWith('/gapi.js'))
      requests += 1
  })
  throttle.on('Network.responseReceived', ({ response }) => {
    if (response.fromDiskCache) requests -= 1
  })
  await page.addInitScript((wanted) => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('main h1')?.textContent !== wanted) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => performance.mark('shown')))
    }).observe(document, { childList: true, characterData: true, subtree: true })
  }, name)
  await page.goto(url, { waitUntil: 'networkidle' })
  if (name !== null)
    await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0)
  await page.waitForLoadState('networkidle')
  const [paint, shown] = await page.evaluate(() =>
    ['first-contentful-paint', 'shown'].map(
      (entry) => performance.getEntriesByName(entry)[0]?.startTime ?? 0,
    ),
  )
  return { paint: paint ?? 0, shown: shown || (paint ?? 0), requests }
}

const texts: Record<Kind, string> = {
  floor: 'static page (floor)',
  cold: 'profile, empty cache',
  warm: 'profile, warm cache',
}

const foundIn = (loads: Record<Kind, readonly Load[]>): Found => {
  const of = (kind: Kind, what: keyof Load): Timing =>
    timingOf(loads[kind].map((each) => each[what]))
  const floor = of('floor', 'paint')
  const kinds = ['floor', 'cold', 'warm'] as const
  return {
    tables: [
      {
        title:
          'A member’s profile, applied slow 4G and a CPU slowed down 4 times: ms until the first paint, and until the name and the tiles are shown. Requests do not include preflights and answers from the cache.',
        columns: ['page', 'first paint', 'spread', 'name and tiles', 'spread', 'requests'],
        rows: kinds.map((kind) => [
          texts[kind],
          ...Object.values(of(kind, 'paint')),
          ...(kind === 'floor' ? ['', ''] : Object.values(of(kind, 'shown'))),
          of(kind, 'requests').median,
        ]),
      },
    ],
    figures: [
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
    ],
  }
}
