import { readFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { signIn } from '../e2e/support/steps.ts'
import { chromiumFlags, noOutsideNetwork } from '../support/chromium.ts'
import { findOrInstallChromium } from '../support/install-chromium.ts'
import { inRepository } from '../support/run/tools.ts'
import { type BenchStack, benchStack } from './bench-stack.ts'
import { type Interaction, memberInteractions, visitorInteractions } from './interactions.ts'
import { type Figure, type Part, timingOf } from './part.ts'

/** How much slower the CPU is. */
const slower = 4

/** The time from an interaction to the next paint. */
export const interaction: Part = {
  name: 'interaction',
  question: `How long until something is painted, on a processor ${slower} times slower?`,
  run: async (isQuick) => {
    const stack = await benchStack.start()
    const executablePath = await findOrInstallChromium()
    const args = [...chromiumFlags, ...noOutsideNetwork]
    const browser = await chromium.launch({ executablePath, args })
    const times = new Map<Interaction, number[]>()
    for (let round = 0; round < (isQuick ? 1 : 3); round += 1) {
      await walk(await openPage(browser, stack), visitorInteractions, times)
      const page = await openPage(browser, stack)
      await signIn(page, await stack.newMember())
      await walk(page, memberInteractions, times)
    }
    await browser.close()
    return [slowestOf(times)]
  },
}

const webVitals = readFileSync(
  inRepository('node_modules/web-vitals/dist/web-vitals.iife.js'),
  'utf8',
)

/** Opens a phone-sized page in a new context, whose interactions are recorded. */
const openPage = async (browser: Browser, { site }: BenchStack): Promise<Page> => {
  const viewport = { width: 412, height: 823 }
  const context = await browser.newContext({ locale: 'en-GB', baseURL: site, viewport })
  // An initial script is a function body, so its variable is not global. Values under 16 are reported as 16.
  await context.addInitScript({
    content: `${webVitals}
      window.watchedInp = 0
      webVitals.onINP(({ value }) => { window.watchedInp = Math.max(16, value) },
        { reportAllChanges: true, durationThreshold: 16 })`,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  // A headless browser has toolbars too, of about 90 px, and Playwright makes its window no taller than the viewport. The
  // bottom of the page would never be painted, and an interaction there would wait for a paint elsewhere.
  const session = await context.newCDPSession(page)
  const { windowId, bounds } = await session.send('Browser.getWindowForTarget')
  const height = (bounds.height ?? 0) + 200
  await session.send('Browser.setWindowBounds', { windowId, bounds: { height } })
  return page
}

/** Performs all interactions on a slow page, each in a new document. */
const walk = async (
  page: Page,
  interactions: readonly Interaction[],
  times: Map<Interaction, number[]>,
): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  for (const interaction of interactions) {
    await page.goto(interaction.path, { waitUntil: 'networkidle' })
    await page.evaluate(settled)
    await interaction.act(page)
    // Interactions are reported in an idle moment after a paint.
    for (let moment = 0; moment < 2; moment += 1) await page.evaluate(settled)
    const inp = await page.evaluate(() => window.watchedInp)
    if (inp === 0) throw new Error(`The browser saw no interaction: ${interaction.name}`)
    times.set(interaction, [...(times.get(interaction) ?? []), inp])
  }
  await page.context().close()
}

/** Two frames and an idle moment: what happened before has been painted. */
const settled = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1_000 })),
    )
  })

const slowestOf = (times: ReadonlyMap<Interaction, readonly number[]>): Figure => {
  const [slowest] = [...times]
    .map(([{ name }, all]) => ({ of: name, ...timingOf(all) }))
    .toSorted((one, other) => other.value - one.value)
  if (!slowest) throw new Error('No interaction was measured.')
  return { name: 'the slowest interaction to next paint', ...slowest, unit: 'ms' }
}

declare global {
  interface Window {
    watchedInp: number
  }
}
