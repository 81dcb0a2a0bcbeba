import { type Browser, chromium, type Page } from '@playwright/test'
import { chartOf } from 'statewalk'
import { createServer } from 'vite'
import { foldable } from '../../lab/chart/fold.ts'
import { layoutMeasure } from '../../lab/chart/layout-measure.ts'
import { models } from '../../machines/models.ts'
import { chromiumFlags, noOutsideNetwork } from '../support/chromium.ts'
import { findOrInstallChromium } from '../support/install-chromium.ts'
import { inRepository } from '../support/run/tools.ts'
import { timingOf } from './measure.ts'
import type { Part } from './part.ts'

/** How long a tester waits for the machine lab, on the development server. */
export const lab: Part = {
  name: 'lab',
  question: 'How long until the machine lab shows a chart, and until it shows another?',
  run: async (depth) => {
    const server = await createServer({
      configFile: inRepository('lab/vite.config.ts'),
      logLevel: 'error',
      server: { port: 0, host: '127.0.0.1' },
    })
    await server.listen()
    const [url = ''] = server.resolvedUrls?.local ?? []
    const browser = await chromium.launch({
      executablePath: await findOrInstallChromium(),
      args: [...chromiumFlags, ...noOutsideNetwork],
    })
    try {
      const [first] = await openings(browser, url, 1)
      const again = await openings(browser, url, { quick: 1, usual: 5, deep: 15 }[depth])
      const of = (what: keyof Opening) => timingOf(again.map((opening) => opening[what]))
      const [chart, whole, nothing, warm, shown, known] = [
        of('chart'),
        of('screen'),
        of('nothing'),
        of('largestLaidOut'),
        of('largestShown'),
        of('largestKnown'),
      ]
      return {
        tables: [
          {
            title: `The machine lab on the development server, in ms. The largest machine is ${largest}.`,
            columns: ['time until', 'ms', 'spread'],
            rows: [
              ['the first chart, right after the server has started', first?.chart ?? 0, ''],
              ['the first chart', chart.median, chart.spread],
              ['the first chart and the screen next to it', whole.median, whole.spread],
              ['an empty page (floor)', nothing.median, nothing.spread],
              ['the layout of the largest chart, after warm-up', warm.median, warm.spread],
              ['the largest chart is rendered', shown.median, shown.spread],
              ['the largest chart, with a cached layout', known.median, known.spread],
            ],
          },
        ],
        figures: [
          {
            name: 'the lab’s first chart, on the development server',
            value: chart.median,
            unit: 'ms',
            spread: chart.spread,
            baseline: { name: 'ms for an empty page', value: nothing.median },
            budget: ['lab', 'first chart'],
          },
          {
            name: 'the layout of the largest machine’s chart, after warm-up',
            value: warm.median,
            unit: 'ms',
            spread: warm.spread,
            baseline: { name: 'ms to render it with a cached layout', value: known.median },
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

type Opening = {
  nothing: number
  chart: number
  screen: number
  largestLaidOut: number
  largestShown: number
  largestKnown: number
}

const bySize = models
  .map(({ machine }) => machine)
  .toSorted((one, other) => edgesOf(other) - edgesOf(one))
  .map(({ id }) => id)
const [largest = '', ...others] = bySize

/* Folding the part with the fewest states leaves nearly the whole chart to lay out. */
const [smallestPart = '', ...largerParts] = partsOf(largest)

/** Opens the lab this number of times, each time in a new browser. */
const openings = async (browser: Browser, url: string, times: number): Promise<Opening[]> => {
  const found: Opening[] = []
  for (let turn = 0; turn < times; turn += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    page.setDefaultTimeout(180_000)
    await page.route('**/nothing', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p data-chart>Nothing</p>' }),
    )
    const nothing = await shownAfter(page, `${url}nothing`)
    // While one URL is routed, every request of the page waits for this process.
    await page.unroute('**/nothing')
    const since = performance.now()
    const chart = await shownAfter(page, `${url}#/${others[0]}/step/0`)
    await page.frameLocator('iframe').getByRole('heading').first().waitFor()
    const screen = performance.now() - since
    // The engine gets faster with each chart it lays out, and unfolded charts do not need it.
    for (const machine of others.slice(1)) {
      await rendered(page, machine)
      for (const part of partsOf(machine)) await folded(page, part)
    }
    const largestKnown = await rendered(page, largest)
    // Its own chart too, folded differently each time, because layouts are cached.
    for (const [index, part] of largerParts.entries()) {
      await folded(page, part)
      for (const other of largerParts.slice(index + 1)) {
        if (!(await page.getByRole('button', { name: `Fold ${other}`, exact: true }).count()))
          continue
        await folded(page, other)
        await unfolded(page, other)
      }
      await unfolded(page, part)
    }
    const { laidOut, shown } = await folded(page, smallestPart)
    if (laidOut === null) throw new Error(`Folding ${smallestPart} laid nothing out.`)
    found.push({
      nothing,
      chart,
      screen,
      largestKnown,
      largestLaidOut: laidOut,
      largestShown: shown,
    })
    await context.close()
  }
  return found
}

const shownAfter = async (page: Page, url: string): Promise<number> => {
  const since = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator('[data-chart]').first().waitFor()
  return performance.now() - since
}

/** Selects a machine and returns the time until its chart is rendered (ms). */
const rendered = async (page: Page, machine: string): Promise<number> => {
  const since = await page.evaluate((id) => {
    document.querySelector<HTMLElement>(`a[href="#/${id}/step/0"]`)?.click()
    return performance.now()
  }, machine)
  const shown = await page.waitForFunction(
    (id) => document.querySelector(`[data-chart="${id}"]`) && performance.now(),
    machine,
    { polling: 'raf' },
  )
  return ((await shown.jsonValue()) ?? 0) - since
}

/**
 * Folds a part of the chart. Returns the duration of the layout in its worker (null if cached) and the time until it is
 * rendered (ms).
 */
const folded = async (page: Page, part: string) => {
  const since = await page.evaluate(
    ({ name, measure }) => {
      performance.clearMeasures(measure)
      document.querySelector<HTMLElement>(`[aria-label="Fold ${name}"]`)?.click()
      return performance.now()
    },
    { name: part, measure: layoutMeasure },
  )
  const shown = await page.waitForFunction(
    (name) => document.querySelector(`[aria-label="Unfold ${name}"]`) && performance.now(),
    part,
    { polling: 'raf' },
  )
  const took = await page.evaluate(
    (measure) => performance.getEntriesByName(measure)[0]?.duration ?? null,
    layoutMeasure,
  )
  return { laidOut: took, shown: ((await shown.jsonValue()) ?? 0) - since }
}

const unfolded = async (page: Page, part: string) => {
  await page.getByRole('button', { name: `Unfold ${part}`, exact: true }).click()
  await page.getByRole('button', { name: `Fold ${part}`, exact: true }).waitFor()
}

function edgesOf(machine: Parameters<typeof chartOf>[0]): number {
  return chartOf(machine).edges.length
}

/** The names of the foldable parts, those with the fewest states first. */
function partsOf(machine: string): string[] {
  const model = models.find((one) => one.machine.id === machine)
  if (!model) throw new Error(`There is no machine '${machine}'.`)
  const chart = chartOf(model.machine)
  const inside = (state: string) =>
    chart.states.filter(({ id }) => id.startsWith(`${state}.`)).length
  return foldable(chart)
    .toSorted((one, other) => inside(one) - inside(other))
    .map((part) => chart.states.find(({ id }) => id === part)?.key ?? '')
}
