import type { Browser } from '@playwright/test'
import { createServer } from 'vite'
import { inRepository } from '../support/run/tools.ts'
import { benchBrowser } from './bench-browser.ts'
import { timingOf } from './measure.ts'
import type { Part } from './part.ts'

/** How long a tester waits for the machine lab, on the development server. */
export const lab: Part = {
  name: 'lab',
  question: 'How long until the machine lab shows a chart?',
  run: async (isQuick) => {
    const server = await createServer({
      configFile: inRepository('lab/vite.config.ts'),
      logLevel: 'error',
      server: { port: 0, host: '127.0.0.1' },
    })
    await server.listen()
    const [url = ''] = server.resolvedUrls?.local ?? []
    const browser = await benchBrowser()
    try {
      // The first one transforms the modules.
      await firstChart(browser, url)
      const times: number[] = []
      for (let turn = 0; turn < (isQuick ? 1 : 5); turn += 1)
        times.push(await firstChart(browser, url))
      return [
        {
          ...{ name: 'the lab’s first chart, on the development server', unit: 'ms' },
          ...timingOf(times),
          budget: ['lab', 'first chart'],
        },
      ]
    } finally {
      await browser.close()
      await server.close()
    }
  },
}

const firstChart = async (browser: Browser, url: string): Promise<number> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(180_000)
  const since = performance.now()
  await page.goto(`${url}#/verifyEmail/step/0`, { waitUntil: 'commit' })
  await page.locator('[data-chart]').first().waitFor()
  const duration = performance.now() - since
  await page.close()
  return duration
}
