import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { stack } from '../../e2e/support/stack.ts'
import { inRepository } from '../../support/run/tools.ts'
import type { Browser, Tab } from '../drivers/browser.ts'
import { type SiteProxy, startSiteProxy } from './site-proxy.ts'

/** What a journey drives. */
export type Visit = {
  browser: Browser
  site: SiteProxy
  /** Opens a path of the site in a new tab. */
  open(path: string): Promise<Tab>
}

/** Defines a test in one browser. It fails for any error in the console and any violation of the policy. */
export type Journey = (title: string, run: (visit: Visit) => Promise<void>) => void

/** The journeys of one browser, each with a fresh profile. They are skipped if the browser is not installed. */
export const journeysIn = (browser: Browser): Journey => {
  const port = inject('proxyPorts')[browser.name] ?? 0
  return (title, run) =>
    test.skipIf(browser.missing().length > 0)(title, async () => {
      const site = await startSiteProxy(port, stack.site)
      onTestFinished(() => site.close())
      const session = await browser.start()
      // Also after a time limit, when a command of the driver is still pending.
      onTestFinished(() => session.end())
      const tabs: Tab[] = []
      try {
        await run({
          browser,
          site,
          open: async (path) => {
            const tab = await session.newTab()
            tabs.push(tab)
            await tab.resize({ width: 1440, height: 900 })
            await tab.open(`${site.origin}${path}`)
            return tab
          },
        })
        for (const tab of tabs) await tab.evaluate('globalThis.reportsSent?.()').catch(ignoreClosed)
      } catch (error) {
        await photographAll(tabs, `${browser.name} ${title}`)
        throw error
      }
      expect(site.reports).toEqual([])
    })
}

/** Leaves a picture of every tab of a failed journey. */
const photographAll = async (tabs: readonly Tab[], title: string) => {
  await mkdir(pictures, { recursive: true })
  for (const [index, tab] of tabs.entries())
    await tab
      .photograph()
      .then((picture) =>
        writeFile(join(pictures, `${title.replaceAll('/', '_')} ${index}.png`), picture, 'base64'),
      )
      .catch(ignoreClosed)
}

const pictures = inRepository('test-results/browsers/')

const ignoreClosed = () => {}
