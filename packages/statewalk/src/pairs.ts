import type { Verdict } from './coverage.ts'
import { edgesFrom, type Graph } from './graph.ts'
import { type Fixture, replay } from './replay.ts'

/** Two transitions that consecutive steps take, as texts `first ⇒ second`. */
export const pairsIn = (before: readonly string[], after: readonly string[]): readonly string[] =>
  before.flatMap((first) => after.map((second) => `${first} ⇒ ${second}`))

/** Every pair of transitions that can follow each other, with whether these paths walk it. */
export const pairsCovered = (
  graph: Graph,
  paths: readonly Fixture[],
): Readonly<Record<string, Verdict>> => {
  const walked = new Set(
    paths.flatMap((path) => {
      const { steps } = replay(graph.model, path).history()
      return steps.flatMap(({ transitions }, index) =>
        pairsIn(steps[index - 1]?.transitions ?? [], transitions),
      )
    }),
  )
  const possible = new Set(
    graph.edges.flatMap(({ to, step }) =>
      edgesFrom(graph, to).flatMap((next) => pairsIn(step.transitions, next.step.transitions)),
    ),
  )
  return Object.fromEntries(
    [...possible].sort().map((pair) => [pair, walked.has(pair) ? 'covered' : 'uncovered']),
  )
}
