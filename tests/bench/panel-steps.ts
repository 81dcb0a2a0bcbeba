import type { Browser, Page } from '@playwright/test'
import * as v from 'valibot'
import { panelCooldown } from '../../machines/limits.ts'
import { type Timing, timingOf } from './measure.ts'
import type { Figure } from './part.ts'
import { openWatched } from './watched-page.ts'

/** The measurements of four steps from panel to panel. */
type Steps = { dropped: number; longFrames: number; click: number }

/** The pages: an empty page, our panels without scripts, and the landing page. */
const pagesInTurn = ['nothing', 'panels', 'site'] as const
type Stepped = (typeof pagesInTurn)[number]

/** The baselines for the landing page's figures. */
const floors = { nothing: 'on the no-op page', panels: 'without scripts' }

/** Four steps by key at full speed and throttled, frame by frame, and a click in the side navigation. */
export const panelSteps = async (
  browser: Browser,
  pages: { site: string; nothing: string },
  rounds: number,
): Promise<readonly Figure[]> => {
  const found = new Map<string, Steps[]>()
  for (let round = 0; round < rounds; round += 1) {
    for (const slower of [1, 4]) {
      for (const page of pagesInTurn) {
        const steps = found.get(`${page} ${slower}`) ?? []
        const baseURL = page === 'nothing' ? pages.nothing : pages.site
        steps.push(await fourSteps(browser, baseURL, slower, page))
        found.set(`${page} ${slower}`, steps)
      }
    }
  }
  const of: Seen = (page, slower, what) =>
    timingOf((found.get(`${page} ${slower}`) ?? []).map((each) => each[what]))
  return figuresOf(of)
}

/** The measurements of one page at one speed. */
type Seen = (page: Stepped, slower: number, what: keyof Steps) => Timing

const figuresOf = (of: Seen): Figure[] => {
  const siteBeside = (floor: keyof typeof floors, slower: number, what: keyof Steps) => ({
    value: of('site', slower, what).median,
    spread: of('site', slower, what).spread,
    baseline: { name: floors[floor], value: of(floor, slower, what).median },
  })
  return [
    {
      name: 'frames dropped in four panel steps',
      unit: '',
      ...siteBeside('panels', 1, 'dropped'),
      budget: ['interaction', 'dropped frames in four panel steps at full speed'],
    },
    {
      name: 'frames that the browser alone does not drop in four panel steps, CPU slowed down 4 times',
      unit: '',
      value: Math.max(0, of('site', 4, 'dropped').median - of('panels', 4, 'dropped').median),
      budget: ['interaction', 'dropped frames in four panel steps beyond those of the browser'],
    },
    {
      name: 'long frames in four panel steps, CPU slowed down 4 times',
      unit: '',
      ...siteBeside('panels', 4, 'longFrames'),
      budget: ['interaction', 'long frames in four panel steps'],
    },
    {
      name: 'a click on the link to a panel: interaction to next paint',
      unit: 'ms',
      ...siteBeside('nothing', 1, 'click'),
      budget: ['interaction', "click on a panel's name"],
    },
  ]
}

const fourSteps = async (
  browser: Browser,
  baseURL: string,
  slower: number,
  stepped: Stepped,
): Promise<Steps> => {
  const watched = await openWatched(browser, { baseURL, viewport: { width: 1_440, height: 900 } })
  const { page } = watched
  if (stepped === 'panels') await page.route('**/*.js', (route) => route.abort())
  await page.goto('/')
  // The page is hydrated.
  if (stepped === 'site')
    await page.waitForFunction(
      () => getComputedStyle(document.documentElement).touchAction === 'pan-x pinch-zoom',
    )
  // The full site's style sheet, which is not loaded here, snaps when the machine asks for it.
  if (stepped === 'panels')
    await page.evaluate(() => {
      document.documentElement.style.scrollSnapType = 'y mandatory'
    })
  await watched.slowDown(slower)
  await browser.startTracing(page, { categories: frames })
  const { longFrames } = await watched.watch(async () => {
    for (const [key, panel] of [
      ['PageDown', 1],
      ['PageDown', 2],
      ['PageDown', 3],
      ['PageUp', 2],
    ] as const) {
      await page.keyboard.press(key)
      await arrived(page, panel)
    }
  })
  const trace = eventsIn(await browser.stopTracing())
  const clicked = await watched.watch(async () => {
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Key Features' })
      .click()
    await arrived(page, 1)
  })
  await watched.close()
  return {
    dropped: trace.filter((event) => event === 'DroppedFrame').length,
    longFrames: longFrames.length,
    click: Math.max(...clicked.interactions),
  }
}

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
