import type { Browser, Page } from '@playwright/test'
import * as v from 'valibot'
import { panelCooldown } from '../../machines/limits.ts'
import { timingOf } from './measure.ts'
import type { Figure } from './part.ts'
import { openWatched, settled, slower, watchedIn } from './watched-page.ts'

/** The measurements of four steps from panel to panel. */
type Steps = { dropped: number; longFrames: number; inp: number }

/** Four steps by key, frame by frame, and a click in the side navigation, beside the browser's own scrolling. */
export const panelSteps = async (
  browser: Browser,
  baseURL: string,
  rounds: number,
): Promise<readonly Figure[]> => {
  const site: Steps[] = []
  const alone: Steps[] = []
  for (let round = 0; round < rounds; round += 1) {
    site.push(await fourSteps(browser, baseURL, true))
    alone.push(await fourSteps(browser, baseURL, false))
  }
  const of = (steps: readonly Steps[], what: keyof Steps) =>
    timingOf(steps.map((each) => each[what]))
  const slowed = `CPU slowed down ${slower} times`
  return [
    {
      name: `frames that the browser alone does not drop in four panel steps, ${slowed}`,
      value: Math.max(0, of(site, 'dropped').value - of(alone, 'dropped').value),
      unit: '',
      budget: ['interaction', 'dropped frames in four panel steps beyond those of the browser'],
    },
    {
      ...{
        name: `long frames in four panel steps, ${slowed}`,
        unit: '',
        ...of(site, 'longFrames'),
      },
      baseline: { name: 'without scripts', value: of(alone, 'longFrames').value },
      budget: ['interaction', 'long frames in four panel steps'],
    },
    {
      ...{ name: `panel steps by key and link: interaction to next paint, ${slowed}`, unit: 'ms' },
      ...of(site, 'inp'),
      budget: ['interaction', 'to next paint'],
    },
  ]
}

const fourSteps = async (
  browser: Browser,
  baseURL: string,
  isScripted: boolean,
): Promise<Steps> => {
  const viewport = { width: 1_440, height: 900 }
  const { page, slowDown } = await openWatched(browser, { baseURL, viewport })
  if (!isScripted) await page.route('**/*.js', (route) => route.abort())
  await page.goto('/')
  // The page is hydrated.
  if (isScripted)
    await page.waitForFunction(
      () => getComputedStyle(document.documentElement).touchAction === 'pan-x pinch-zoom',
    )
  await slowDown()
  await page.evaluate(settled)
  const before = await watchedIn(page)
  await browser.startTracing(page, { categories: frames })
  for (const [key, panel] of [
    ['PageDown', 1],
    ['PageDown', 2],
    ['PageDown', 3],
    ['PageUp', 2],
  ] as const) {
    // Without its scripts the page no longer snaps, so that a key would end between two panels.
    if (isScripted) await page.keyboard.press(key)
    else await page.locator(`[data-panel="${panel}"]`).evaluate(scrollTo)
    await arrived(page, panel)
  }
  const dropped = eventsIn(await browser.stopTracing()).filter((name) => name === 'DroppedFrame')
  const { longFrames } = await watchedIn(page)
  if (isScripted) {
    const links = page.getByRole('navigation', { name: 'On this page' })
    await links.getByRole('link', { name: 'Key Features' }).click()
    await arrived(page, 1)
  }
  const { inp } = await watchedIn(page)
  await page.context().close()
  return { dropped: dropped.length, longFrames: longFrames - before.longFrames, inp }
}

const scrollTo = (panel: Element): void => panel.scrollIntoView({ behavior: 'smooth' })

/** Waits until the panel fills the viewport and the machine accepts the next step. Nothing on the page shows the end of the cooldown. */
const arrived = async (page: Page, panel: number): Promise<void> => {
  await page.waitForFunction(
    (wanted) =>
      Math.abs(
        document.querySelector(`[data-panel="${wanted}"]`)?.getBoundingClientRect().top ?? 9,
      ) < 2,
    panel,
  )
  await page.waitForTimeout(panelCooldown + 100)
}

const frames = [
  'disabled-by-default-devtools.timeline.frame',
  'devtools.timeline.frame',
  'devtools.timeline',
]

const eventsIn = (trace: Buffer): string[] =>
  v
    .parse(
      v.object({ traceEvents: v.array(v.object({ name: v.string() })) }),
      JSON.parse(trace.toString('utf8')),
    )
    .traceEvents.map(({ name }) => name)
