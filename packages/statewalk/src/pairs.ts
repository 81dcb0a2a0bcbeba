import type { Verdict } from './coverage.ts'
import type { Graph } from './graph.ts'
import { type Fixture, replay } from './replay.ts'

/** Two transitions that consecutive steps take, as texts `first ⇒ second`. */
export const pairsIn = (before: readonly string[], after: readonly string[]): readonly string[] =>
  before.flatMap((first) => after.map((second) => `${first} ⇒ ${second}`))

/** Every pair of transitions that can follow each other, with whether these paths walk it. */
export const pairsCovered = (
  { model, edges, leaving }: Graph,
  paths: readonly Fixture[],
): Readonly<Record<string, Verdict>> => {
  const walked = new Set(
    paths.flatMap((path) => {
      const pairs: string[] = []
      let before: readonly string[] = []
      replay(model, path, (run) => {
        const { move, transitions } = run.lastStep()
        if (move) pairs.push(...pairsIn(before, transitions))
        before = move ? transitions : []
      })
      return pairs
    }),
  )
  const possible = new Set(
    edges.flatMap(({ to, step }) =>
      (leaving[to] ?? []).flatMap((next) => pairsIn(step.transitions, next.step.transitions)),
    ),
  )
  return Object.fromEntries(
    [...possible].sort().map((pair) => [pair, walked.has(pair) ? 'covered' : 'uncovered']),
  )
}
