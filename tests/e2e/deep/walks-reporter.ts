import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import * as v from 'valibot'
import { resultsFolder } from '../../support/run/tools.ts'
import { allTransitions } from './machines-of-tabs.ts'

const notTaken = join(resultsFolder, 'site-walks', 'not-taken.txt')

const report = v.object({
  moves: v.number(),
  transitions: v.array(v.string()),
  faults: v.array(v.string()),
})

/** Prints at the end how far the walks have come. */
export default class WalksReporter implements Reporter {
  readonly #walks: v.InferOutput<typeof report>[] = []

  onTestEnd(_test: TestCase, { attachments }: TestResult) {
    for (const { name, body } of attachments)
      if (name === 'walk' && body) this.#walks.push(v.parse(report, JSON.parse(body.toString())))
  }

  onEnd() {
    const taken = new Set(this.#walks.flatMap(({ transitions }) => transitions))
    const moves = this.#walks.reduce((sum, walk) => sum + walk.moves, 0)
    const faults = new Map<string, number>()
    for (const fault of this.#walks.flatMap((walk) => walk.faults))
      faults.set(fault, (faults.get(fault) ?? 0) + 1)
    console.log(
      [
        `${this.#walks.length} walks, ${moves} moves`,
        `${taken.size} of the ${allTransitions.size} transitions of the machines`,
        `faults: ${[...faults].map(([name, count]) => `${name} ${count}`).join(', ')}`,
        `the transitions that no walk has taken are in ${notTaken}`,
      ].join('\n'),
    )
    mkdirSync(dirname(notTaken), { recursive: true })
    const rest = [...allTransitions].filter((transition) => !taken.has(transition))
    writeFileSync(notTaken, `${rest.join('\n')}\n`)
  }
}
