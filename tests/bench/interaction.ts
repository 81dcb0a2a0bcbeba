import type { Browser } from '@playwright/test'
import { signIn } from '../e2e/support/steps.ts'
import { benchBrowser } from './bench-browser.ts'
import { type BenchStack, benchStack } from './bench-stack.ts'
import { type Interaction, memberInteractions, noOps, visitorInteractions } from './interactions.ts'
import { timingOf } from './measure.ts'
import { panelSteps } from './panel-steps.ts'
import type { Figure, Part } from './part.ts'
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
    const browser = await benchBrowser()
    try {
      const rounds = { quick: 1, usual: 3, deep: 9 }[depth]
      const seen = new Map<string, Seen>()
      for (let round = 0; round < rounds; round += 1) {
        await walk(browser, nothing.origin, noOps, seen)
        await walk(browser, stack.site, visitorInteractions, seen)
        await walk(browser, stack.site, memberInteractions, seen, stack)
      }
      const pages = { site: stack.site, nothing: nothing.origin }
      return {
        figures: [figureOf([...seen.values()]), ...(await panelSteps(browser, pages, rounds))],
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

/** The slowest interaction, compared with the slowest of the same kind on a page without scripts. */
const figureOf = (all: readonly Seen[]): Figure => {
  const slowestFirst = (some: readonly Seen[]) =>
    some
      .map((one) => ({ name: one.name, ...slowest(one) }))
      .toSorted((one, other) => other.median - one.median)
  const isNoOp = ({ name }: Seen) => noOps.some((interaction) => interaction.name === name)
  const [found, ...others] = slowestFirst(all.filter((one) => !isNoOp(one)))
  const [noOp] = slowestFirst(all.filter(isNoOp))
  if (!found || !noOp) throw new Error('No interaction was measured.')
  return {
    name: `the slowest of ${others.length + 1} interactions to next paint (${found.name})`,
    value: found.median,
    unit: 'ms',
    spread: found.spread,
    baseline: { name: `on the no-op page (${noOp.name})`, value: noOp.median },
    budget: ['interaction', 'to next paint'],
  }
}
