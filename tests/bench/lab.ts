import type { Browser, Locator, Page } from '@playwright/test'
import { chartOf } from 'statewalk'
import { createServer } from 'vite'
import { foldable } from '../../lab/chart/fold.ts'
import { layoutMeasure } from '../../lab/chart/layout-measure.ts'
import { models } from '../../machines/models.ts'
import { inRepository } from '../support/run/tools.ts'
import { benchBrowser } from './bench-browser.ts'
import { timingOf } from './measure.ts'
import type { Part } from './part.ts'

/** How long a tester waits for the machine lab, on the development server. */
export const lab: Part = {
  name: 'lab',
  question: 'How long until the machine lab shows a chart, and until it has laid out the largest?',
  run: async (depth) => {
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
      await opening(browser, url)
      const times: Opening[] = []
      for (let turn = 0; turn < { quick: 1, usual: 5, deep: 15 }[depth]; turn += 1)
        times.push(await opening(browser, url))
      const of = (what: keyof Opening) => timingOf(times.map((each) => each[what]))
      return {
        figures: [
          {
            name: 'the lab’s first chart, on the development server',
            value: of('chart').median,
            unit: 'ms',
            spread: of('chart').spread,
            baseline: { name: 'ms for an empty page', value: of('nothing').median },
            budget: ['lab', 'first chart'],
          },
          {
            name: 'the layout of the largest machine’s chart, after warm-up',
            value: of('layout').median,
            unit: 'ms',
            spread: of('layout').spread,
            budget: ['lab', 'largest chart'],
          },
        ],
      }
    } finally {
      await browser.close()
      await server.close()
    }
  },
}

/** Times in ms. */
type Opening = { nothing: number; chart: number; layout: number }

const bySize = models
  .map(({ machine }) => ({ id: machine.id, chart: chartOf(machine) }))
  .toSorted((one, other) => other.chart.edges.length - one.chart.edges.length)
const [largest, ...others] = bySize

/** Opens the lab in a new browser. The layout engine gets faster with each chart, so it lays out all others first. */
const opening = async (browser: Browser, url: string): Promise<Opening> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  page.setDefaultTimeout(180_000)
  await page.route('**/nothing', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p data-chart>Nothing</p>' }),
  )
  const nothing = await shownAfter(page, `${url}nothing`)
  // While one URL is routed, every request of the page waits for this process.
  await page.unroute('**/nothing')
  const chart = await shownAfter(page, `${url}#/${others[0]?.id}/step/0`)
  const fold = (part: string) => page.getByRole('button', { name: `Fold ${part}`, exact: true })
  const unfold = (part: string) => page.getByRole('button', { name: `Unfold ${part}`, exact: true })
  let layout: number | null = null
  for (const machine of [...others.slice(1), largest]) {
    if (!machine) continue
    await page.evaluate(
      (id) => document.querySelector<HTMLElement>(`a[href="#/${id}/step/0"]`)?.click(),
      machine.id,
    )
    await page.locator(`[data-chart="${machine.id}"]`).waitFor()
    const parts = partsOf(machine.chart)
    // Charts that are not folded have a stored layout. Folding the smallest part, the last one, lays out nearly all.
    for (const part of parts) {
      layout = await laidOutAfter(page, fold(part), unfold(part))
      // Layouts are cached, so the largest chart is also folded in pairs.
      for (const other of machine === largest && part !== parts.at(-1) ? parts : []) {
        if ((await fold(other).count()) === 0) continue
        await laidOutAfter(page, fold(other), unfold(other))
        await unfold(other).click()
      }
      await unfold(part).click()
    }
  }
  await context.close()
  if (layout === null) throw new Error('Folding the largest chart laid nothing out.')
  return { nothing, chart, layout }
}

const shownAfter = async (page: Page, url: string): Promise<number> => {
  const since = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator('[data-chart]').first().waitFor()
  return performance.now() - since
}

/** Folds a part of the chart. Returns the duration of the layout in its worker (ms), or null if it was cached. */
const laidOutAfter = async (page: Page, fold: Locator, unfold: Locator): Promise<number | null> => {
  await page.evaluate((measure) => performance.clearMeasures(measure), layoutMeasure)
  await fold.click()
  await unfold.waitFor()
  return page.evaluate(
    (measure) => performance.getEntriesByName(measure)[0]?.duration ?? null,
    layoutMeasure,
  )
}

/** The names of the foldable parts, those with the most states first. */
const partsOf = (chart: ReturnType<typeof chartOf>): string[] => {
  const inside = (state: string) =>
    chart.states.filter(({ id }) => id.startsWith(`${state}.`)).length
  return foldable(chart)
    .toSorted((one, other) => inside(other) - inside(one))
    .map((part) => chart.states.find(({ id }) => id === part)?.key ?? '')
}
