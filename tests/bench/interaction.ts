import { type Browser, chromium } from '@playwright/test'
import { signIn } from '../e2e/support/steps.ts'
import { chromiumFlags, noOutsideNetwork } from '../support/chromium.ts'
import { findOrInstallChromium } from '../support/install-chromium.ts'
import { type BenchStack, benchStack } from './bench-stack.ts'
import { type Interaction, memberInteractions, noOps, visitorInteractions } from './interactions.ts'
import { timingOf } from './measure.ts'
import { panelSteps } from './panel-steps.ts'
import type { Figure, Part, Table } from './part.ts'
import { servedNothing } from './served-folders.ts'
import { openWatched, type Watched } from './watched-page.ts'

const slower = 4

/** The measurements of one interaction. */
type Seen = { name: string; times: Watched[] }

/** The time from an interaction to the next paint, with the CPU slowed down four times. */
export const interaction: Part = {
  name: 'interaction',
  question: `How long until something is painted, on a processor ${slower} times slower?`,
  run: async (depth) => {
    const stack = await benchStack.start()
    const nothing = await servedNothing()
    const browser = await chromium.launch({
      executablePath: await findOrInstallChromium(),
      args: [...chromiumFlags, ...noOutsideNetwork],
    })
    try {
      const rounds = { quick: 1, usual: 3, deep: 9 }[depth]
      const seen = new Map<string, Seen>()
      for (let round = 0; round < rounds; round += 1) {
        await walk(browser, nothing.origin, noOps, seen)
        await walk(browser, stack.site, visitorInteractions, seen)
        await walk(browser, stack.site, memberInteractions, seen, stack)
      }
      const panels = await panelSteps(
        browser,
        { site: stack.site, nothing: nothing.origin },
        rounds,
      )
      const all = [...seen.values()]
      return {
        tables: [tableOf(all), ...panels.tables],
        figures: [...figuresOf(all), ...panels.figures],
      }
    } finally {
      await browser.close()
      await nothing.stop()
    }
  },
}

/** Performs all interactions on one phone-sized page; with a stack, as a new member. */
const walk = async (
  browser: Browser,
  baseURL: string,
  interactions: readonly Interaction[],
  seen: Map<string, Seen>,
  stack?: BenchStack,
): Promise<void> => {
  const watched = await openWatched(browser, { baseURL, viewport: { width: 412, height: 823 } })
  const { page } = watched
  if (stack) await signIn(page, await stack.newMember())
  await watched.slowDown(slower)
  for (const { name, path, prepare, act } of interactions) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await prepare?.(page)
    const one = seen.get(name) ?? { name, times: [] }
    one.times.push(await watched.watch(() => act(page)))
    seen.set(name, one)
  }
  await watched.close()
}

const slowest = ({ times }: Seen) =>
  timingOf(times.map(({ interactions }) => Math.max(...interactions)))

const tableOf = (all: readonly Seen[]): Table => ({
  title: `Interaction to next paint in ms (16 means at most 16) on a CPU slowed down ${slower} times: the median and the slowest interaction of each round, as medians of the rounds, and long frames and layout shift per round.`,
  columns: ['action', 'interactions', 'median', 'slowest', 'spread', 'long frames', 'shift'],
  rows: all.map((one) => [
    one.name,
    one.times[0]?.interactions.length ?? 0,
    timingOf(one.times.map(({ interactions }) => timingOf(interactions).median)).median,
    ...Object.values(slowest(one)),
    timingOf(one.times.map(({ longFrames }) => longFrames.length)).median,
    Math.round(timingOf(one.times.map(({ shift }) => shift)).median * 1_000) / 1_000,
  ]),
})

const figuresOf = (all: readonly Seen[]): readonly Figure[] => {
  const isNoOp = ({ name }: Seen) => noOps.some((interaction) => interaction.name === name)
  const slowestOf = (names: readonly string[]) =>
    Math.max(...all.filter(({ name }) => names.includes(name)).map((one) => slowest(one).median))
  const floor = slowestOf(['no-op: click ten times', 'no-op: type'])
  const baselineOf = ({ name }: Seen) => {
    const baseline = [...visitorInteractions, ...memberInteractions].find(
      (interaction) => interaction.name === name,
    )?.baseline
    return baseline === undefined
      ? { name: 'on the no-op page', value: floor }
      : { name: 'on a form without scripts', value: slowestOf([baseline]) }
  }
  return all
    .filter((one) => !isNoOp(one))
    .map((one) => ({
      name: `${one.name}: the slowest interaction to next paint`,
      value: slowest(one).median,
      unit: 'ms',
      spread: slowest(one).spread,
      baseline: baselineOf(one),
      budget: ['interaction', 'to next paint'],
    }))
}
