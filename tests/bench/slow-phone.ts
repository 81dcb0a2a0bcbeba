import puppeteer, { type CDPSession } from 'puppeteer-core'
import type { Person } from '../e2e/support/members.ts'
import { chromiumFlags, noOutsideNetwork } from '../support/chromium.ts'

/** A phone with Lighthouse's slow 4G and a CPU slowed down 4 times. Times are in ms since the navigation. */
export type SlowPhone = {
  /** Opens a page with an empty cache and returns its LCP. */
  visit(url: string): Promise<number>
  /** Opens the profile of a member twice, and returns when it showed the name, which appears with the tiles. */
  visitAsMember(url: string): Promise<{ empty: number; warm: number }>
  close(): Promise<void>
}

/** Starts a browser in which a member of the site has signed in. */
export const openSlowPhone = async (
  executablePath: string,
  flag: string,
  site: string,
  person: Person,
): Promise<SlowPhone> => {
  // The module reads the stack's environment on import.
  const { sessionEntries } = await import('../e2e/support/stored-session.ts')
  // Puppeteer does not attach to the pages. With the `Runtime` domain, which every driver enables, V8 parses React again
  // to find the line of its first error object, which takes 80 ms on this CPU.
  const browser = await puppeteer.launch({
    executablePath,
    args: [...chromiumFlags, ...noOutsideNetwork, flag],
    targetFilter: (target) => target.type() === 'browser',
    waitForInitialPage: false,
  })
  const session = await browser.target().createCDPSession()
  const inNewContext = async <Result>(
    use: (newPage: () => Promise<CDPSession>) => Promise<Result>,
  ): Promise<Result> => {
    const { browserContextId } = await session.send('Target.createBrowserContext')
    const result = await use(async () => {
      const { targetId } = await session.send('Target.createTarget', {
        ...{ url: 'about:blank', browserContextId },
      })
      const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: true })
      const page = session.connection()?.session(sessionId)
      if (!page) throw new Error('The browser has closed the page')
      return page
    })
    await session.send('Target.disposeBrowserContext', { browserContextId })
    return result
  }
  return {
    visit: async (url) => {
      // The first page after a pause takes 120 ms longer.
      await inNewContext(async (newPage) => open(await newPage(), url))
      return inNewContext(async (newPage) => {
        const page = await newPage()
        await slowDown(page)
        await open(page, url)
        return evaluate(page, lastEntryOf('largest-contentful-paint'))
      })
    },
    visitAsMember: (url) =>
      inNewContext(async (newPage) => {
        const stored = JSON.stringify(await sessionEntries(person, Date.now()))
        const first = await newPage()
        await open(first, `${site}/robots.txt`)
        await evaluate(first, `void Object.assign(localStorage, ${stored})`)
        const shown = async () => {
          const page = await newPage()
          await slowDown(page)
          const source = markWhenShown(`${person.firstName} ${person.lastName}`)
          await page.send('Page.addScriptToEvaluateOnNewDocument', { source })
          await open(page, url)
          return evaluate(page, lastEntryOf('mark'))
        }
        return { empty: await shown(), warm: await shown() }
      }),
    close: () => browser.close(),
  }
}

/** Bytes per second, and ms per request. */
const speed = { downloadThroughput: 1_474_560 / 8, uploadThroughput: 675_000 / 8 }
const slow4G = { offline: false, latency: 562.5, ...speed }

const slowDown = async (page: CDPSession): Promise<void> => {
  const size = { width: 412, height: 823, deviceScaleFactor: 1, mobile: false }
  await page.send('Emulation.setDeviceMetricsOverride', size)
  await page.send('Network.enable')
  await page.send('Network.emulateNetworkConditions', slow4G)
  // Pages of production do not request the stub of the providers' script (decision 0041).
  await page.send('Network.setBlockedURLs', { urls: ['*/own/gapi.js'] })
  await page.send('Emulation.setCPUThrottlingRate', { rate: 4 })
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

const evaluate = async (page: CDPSession, expression: string): Promise<number> => {
  const { result, exceptionDetails } = await page.send('Runtime.evaluate', {
    ...{ expression, awaitPromise: true, returnByValue: true },
  })
  if (exceptionDetails) throw new Error(exceptionDetails.text)
  return result.value
}

/** The time of the last entry of this type, once there is one. */
const lastEntryOf = (type: string): string => `new Promise((resolve) => {
  new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime))
    .observe({ type: '${type}', buffered: true })
})`

/** Marks when a heading with this text was painted first. */
const markWhenShown = (text: string): string => `new MutationObserver(() => {
  const heading = document.querySelector('main h1')
  if (heading?.textContent === ${JSON.stringify(text)}) heading.setAttribute('elementtiming', '')
}).observe(document, { childList: true, characterData: true, subtree: true })
new PerformanceObserver((list, observer) => {
  observer.disconnect()
  performance.mark('shown', { startTime: list.getEntries()[0].startTime })
}).observe({ type: 'element' })`
