import type { Browser } from '@playwright/test'
import { signIn } from '../e2e/support/steps.ts'
import { benchBrowser } from './bench-browser.ts'
import { type BenchStack, benchStack } from './bench-stack.ts'
import { type Interaction, memberInteractions, noOps, visitorInteractions } from './interactions.ts'
import { timingOf } from './measure.ts'
import type { Figure, Part } from './part.ts'
import { servedNothing } from './served-folders.ts'
import { openWatched, settled, slower, watchedIn } from './watched-page.ts'

/** The time from an interaction to the next paint, with the CPU slowed down four times. */
export const interaction: Part = {
  name: 'interaction',
  question: `How long until something is painted, on a processor ${slower} times slower?`,
  run: async (isQuick) => {
    const stack = await benchStack.start()
    const nothing = await servedNothing()
    const browser = await benchBrowser()
    try {
      const rounds = isQuick ? 1 : 3
      const times = new Map<Interaction, number[]>()
      for (let round = 0; round < rounds; round += 1) {
        await walk(browser, nothing.origin, noOps, times)
        await walk(browser, stack.site, visitorInteractions, times)
        await walk(browser, stack.site, memberInteractions, times, stack)
      }
      return [slowestOf(times)]
    } finally {
      await browser.close()
      await nothing.stop()
    }
  },
}

/** Performs all interactions on one phone-sized page, each in a new document; with a stack, as a new member. */
const walk = async (
  browser: Browser,
  baseURL: string,
  interactions: readonly Interaction[],
  times: Map<Interaction, number[]>,
  stack?: BenchStack,
): Promise<void> => {
  const viewport = { width: 412, height: 823 }
  const { page, slowDown } = await openWatched(browser, { baseURL, viewport })
  if (stack) await signIn(page, await stack.newMember())
  await slowDown()
  for (const interaction of interactions) {
    const { name, path, act } = interaction
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.evaluate(settled)
    await act(page)
    const { inp } = await watchedIn(page)
    if (inp === 0) throw new Error(`The browser saw no interaction: ${name}`)
    times.set(interaction, [...(times.get(interaction) ?? []), inp])
  }
  await page.context().close()
}

/** The slowest interaction, compared with the slowest of the same kind on a page without scripts. */
const slowestOf = (times: ReadonlyMap<Interaction, readonly number[]>): Figure => {
  const slowestFirst = [...times]
    .map(([interaction, all]) => ({ interaction, ...timingOf(all) }))
    .toSorted((one, other) => other.value - one.value)
  const found = slowestFirst.find(({ interaction }) => !noOps.includes(interaction))
  const noOp = slowestFirst.find(({ interaction }) => noOps.includes(interaction))
  if (!found || !noOp) throw new Error('No interaction was measured.')
  const { interaction, value, spread } = found
  const count = times.size - noOps.length
  return {
    name: `the slowest of ${count} interactions to next paint (${interaction.name})`,
    ...{ value, unit: 'ms', spread },
    baseline: { name: `on the no-op page (${noOp.interaction.name})`, value: noOp.value },
    budget: ['interaction', 'to next paint'],
  }
}
