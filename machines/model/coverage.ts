import type { Graph } from './graph.ts'
import { type Fixture, replay } from './replay.ts'
import { type Dimension, dimensions, type Sight, sight, sightsIn, sightsOf } from './sights.ts'
import { activeStates } from './transitions.ts'

/**
 * `covered`: some path shows it. `uncovered`: exploration found it, no path shows it. `unreachable`: nothing
 * leads there.
 */
export type Verdict = 'covered' | 'uncovered' | 'unreachable'

/** The verdict on everything that a model promises, by kind and id; plain JSON. */
export type Coverage = Readonly<Record<Dimension, Readonly<Record<string, Verdict>>>>

/** What these paths cover of the model, each path being replayed. */
export const coverageOf = (graph: Graph, paths: readonly Fixture[]): Coverage => {
  const { model, starts, edges, configurations } = graph
  const covered = new Set(paths.flatMap((path) => sightsAlong(graph, path)))
  const reachable = new Set<Sight>(covered)
  for (const { input } of starts) reachable.add(sight('inputs', input))
  for (const { step, to } of [...starts, ...edges]) {
    const place = configurations[to]
    if (place) for (const seen of sightsIn(step, place)) reachable.add(seen)
  }
  const verdictOn = (seen: Sight): Verdict =>
    covered.has(seen) ? 'covered' : reachable.has(seen) ? 'uncovered' : 'unreachable'
  const of = (dimension: Dimension) =>
    Object.fromEntries(
      sightsOf(model)
        .filter((seen) => seen.startsWith(`${dimension}: `))
        .map((seen) => [seen.slice(dimension.length + 2), verdictOn(seen)]),
    )
  return {
    inputs: of('inputs'),
    states: of('states'),
    transitions: of('transitions'),
    guards: of('guards'),
    outcomes: of('outcomes'),
    events: of('events'),
  }
}

/** Everything that is not covered, as `transitions: … is unreachable`, in a fixed order. */
export const gapsOf = (coverage: Coverage): readonly string[] =>
  dimensions.flatMap((dimension) =>
    Object.entries(coverage[dimension])
      .filter(([, verdict]) => verdict !== 'covered')
      .map(([id, verdict]) => `${dimension}: ${id} is ${verdict}`),
  )

/** The coverage as a table for people: one line for each kind, and what is missing below it. */
export const coverageTable = (coverage: Coverage): string =>
  dimensions
    .flatMap((dimension) => {
      const entries = Object.entries(coverage[dimension])
      const missing = entries.filter(([, verdict]) => verdict !== 'covered')
      const share = `${entries.length - missing.length}/${entries.length}`
      return [
        `${dimension.padEnd(12)}${share.padStart(9)}`,
        ...missing.map(([id, verdict]) => `    ${verdict}: ${id}`),
      ]
    })
    .join('\n')

const sightsAlong = ({ model }: Graph, path: Fixture): readonly Sight[] => {
  const seen: Sight[] = [sight('inputs', path.input)]
  replay(model, path, (run) => {
    const place = { states: activeStates(run.snapshot()), ...run.possible() }
    seen.push(...sightsIn(run.lastStep(), place))
  })
  return seen
}
