import {
  type CoverageItem,
  coverageItem,
  coverageItemsAt,
  coverageItemsIn,
  coverageItemsOf,
  type Dimension,
  dimensions,
} from './coverage-items.ts'
import type { Graph } from './graph.ts'
import type { AnyModel } from './model.ts'
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
  const covered = coveredBy(model, paths)
  const reachable = new Set<CoverageItem>(covered)
  for (const { input } of starts) reachable.add(coverageItem('inputs', input))
  for (const place of configurations) for (const seen of coverageItemsAt(place)) reachable.add(seen)
  for (const { step } of [...starts, ...edges])
    for (const seen of coverageItemsIn(step)) reachable.add(seen)
  return verdictsOn(model, (seen) =>
    covered.has(seen) ? 'covered' : reachable.has(seen) ? 'uncovered' : 'unreachable',
  )
}

/** The same without an exploration: whatever no path covers is `uncovered`. */
export const coverageOfPaths = (model: AnyModel, paths: readonly Fixture[]): Coverage => {
  const covered = coveredBy(model, paths)
  return verdictsOn(model, (seen) => (covered.has(seen) ? 'covered' : 'uncovered'))
}

const verdictsOn = (model: AnyModel, verdictOn: (seen: CoverageItem) => Verdict): Coverage => {
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

const coveredBy = (model: AnyModel, paths: readonly Fixture[]): ReadonlySet<CoverageItem> =>
  new Set(paths.flatMap((path) => coverageItemsAlong(model, path)))

/** The items with this verdict, in a fixed order. */
export const gapsIn = (coverage: Coverage, verdict: Verdict): readonly CoverageItem[] =>
  dimensions.flatMap((dimension) =>
    Object.entries(coverage[dimension]).flatMap(([id, each]) =>
      each === verdict ? [coverageItem(dimension, id)] : [],
    ),
  )

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

const coverageItemsAlong = (model: AnyModel, path: Fixture): readonly CoverageItem[] => {
  const seen: CoverageItem[] = [coverageItem('inputs', path.input)]
  replay(model, path, (run) => {
    const place = { states: activeStates(run.snapshot()), ...run.possibleMoves() }
    seen.push(...coverageItemsIn(run.lastStep()), ...coverageItemsAt(place))
  })
  return seen
}
