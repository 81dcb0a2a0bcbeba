import type { Browser } from '@playwright/test'
import { signIn } from '../e2e/support/steps.ts'
import { type BenchStack, benchStack } from './bench-stack.ts'
import { type Interaction, memberInteractions, visitorInteractions } from './interactions.ts'
import { timingOf } from './measure.ts'
import type { Figure, Part } from './part.ts'
import { benchBrowser, inpOf, openWatched, settled, slower } from './watched-page.ts'

/** The time from an interaction to the next paint, with the CPU slowed down four times. */
export const interaction: Part = {
  name: 'interaction',
  question: `How long until something is painted, on a processor ${slower} times slower?`,
  run: async (isQuick) => {
    const stack = await benchStack.start()
    const browser = await benchBrowser()
    try {
      const rounds = isQuick ? 1 : 3
      const times = new Map<Interaction, number[]>()
      for (let round = 0; round < rounds; round += 1) {
        await walk(browser, stack.site, visitorInteractions, times)
        await walk(browser, stack.site, memberInteractions, times, stack)
      }
      return [slowestOf(times)]
    } finally {
      await browser.close()
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
    const inp = await inpOf(page)
    if (inp === 0) throw new Error(`The browser saw no interaction: ${name}`)
    times.set(interaction, [...(times.get(interaction) ?? []), inp])
  }
  await page.context().close()
}

const slowestOf = (times: ReadonlyMap<Interaction, readonly number[]>): Figure => {
  const [slowest] = [...times]
    .map(([{ name }, all]) => ({ name, ...timingOf(all) }))
    .toSorted((one, other) => other.value - one.value)
  if (!slowest) throw new Error('No interaction was measured.')
  const { name, value, spread } = slowest
  return {
    name: `the slowest of ${times.size} interactions to next paint (${name})`,
    ...{ value, unit: 'ms', spread },
    budget: ['interaction', 'to next paint'],
  }
}
