import {
  type CoverageItem,
  coverageItem,
  coverageItemsIn,
  coverageItemsOf,
  type Dimension,
  dimensions,
} from './coverage-items.ts'
import type { Graph } from './graph.ts'
import { type Fixture, replay } from './replay.ts'
import { activeStates } from './transitions.ts'

/**
 * `covered`: a path covers it. `uncovered`: exploration found it, but no path covers it. `unreachable`: exploration did
 * not find it.
 */
export type Verdict = 'covered' | 'uncovered' | 'unreachable'

/** The coverage of every item of a model, by kind and id; plain JSON. */
export type Coverage = Readonly<Record<Dimension, Readonly<Record<string, Verdict>>>>

/** What these paths cover of the model. Replays each path. */
export const coverageOf = (graph: Graph, paths: readonly Fixture[]): Coverage => {
  const { model, starts, edges, configurations } = graph
  const covered = new Set(paths.flatMap((path) => coverageItemsAlong(graph, path)))
  const reachable = new Set<CoverageItem>(covered)
  for (const { input } of starts) reachable.add(coverageItem('inputs', input))
  for (const { step, to } of [...starts, ...edges]) {
    const place = configurations[to]
    if (place) for (const seen of coverageItemsIn(step, place)) reachable.add(seen)
  }
  const verdictOn = (seen: CoverageItem): Verdict =>
    covered.has(seen) ? 'covered' : reachable.has(seen) ? 'uncovered' : 'unreachable'
  const of = (dimension: Dimension) =>
    Object.fromEntries(
      coverageItemsOf(model)
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

/** The coverage as a text table: one line for each kind, with the missing items below it. */
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

const coverageItemsAlong = ({ model }: Graph, path: Fixture): readonly CoverageItem[] => {
  const seen: CoverageItem[] = [coverageItem('inputs', path.input)]
  replay(model, path, (run) => {
    const place = { states: activeStates(run.snapshot()), ...run.possible() }
    seen.push(...coverageItemsIn(run.lastStep(), place))
  })
  return seen
}
