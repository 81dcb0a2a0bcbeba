import type { Graph } from './graph.ts'
import { guardSide, inlineGuardNames } from './guards.ts'
import type { AnyModel } from './model.ts'
import type { Step } from './recorder.ts'
import { type Fixture, replay } from './replay.ts'
import { allNodes, stateId, transitionsOf } from './transitions.ts'
import { userEventsOf } from './user-events.ts'

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

/** The items that exploration did not find, in a fixed order. */
export const unreachableIn = (coverage: Coverage): readonly CoverageItem[] =>
  dimensions.flatMap((dimension) =>
    Object.entries(coverage[dimension]).flatMap(([id, verdict]) =>
      verdict === 'unreachable' ? [coverageItem(dimension, id)] : [],
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
    seen.push(...coverageItemsIn(run.lastStep()), ...coverageItemsAt(run.possibleMoves()))
  })
  return seen
}

/** The kinds of coverage items. */
export const dimensions = [
  'inputs',
  'states',
  'transitions',
  'guards',
  'outcomes',
  'events',
] as const

/** One kind of coverage item. */
export type Dimension = (typeof dimensions)[number]

/** A coverage item: a state, a transition, one result of a guard, an outcome… */
export type CoverageItem = `${Dimension}: ${string}`

/** All coverage items of a model. */
export const coverageItemsOf = (model: AnyModel): readonly CoverageItem[] => {
  const { machine, inputs, outcomes } = model
  const named = (dimension: Dimension, ids: readonly string[]) =>
    ids.map((id) => coverageItem(dimension, id))
  return [
    ...named('inputs', Object.keys(inputs)),
    ...named('states', statesOf(model)),
    ...named('transitions', [...transitionsOf(machine).values()]),
    ...named(
      'guards',
      [
        ...Object.keys(machine.implementations.guards),
        ...inlineGuardNames(transitionsOf(machine)),
      ].flatMap((name) => [guardSide(name, true), guardSide(name, false)]),
    ),
    ...named(
      'outcomes',
      Object.entries(outcomes).flatMap(([service, ways]) =>
        Object.keys(ways).map((way) => `${service}: ${way}`),
      ),
    ),
    ...named(
      'events',
      userEventsOf(model).map(({ name }) => name),
    ),
  ]
}

/** The coverage items of a configuration beside its states, which its step has. Refused events count as covered. */
export const coverageItemsAt = (place: {
  guards: ReadonlySet<string>
  refused: readonly string[]
}): readonly CoverageItem[] => [
  ...Array.from(place.guards, (id) => coverageItem('guards', id)),
  ...place.refused.map((id) => coverageItem('events', id)),
]

/** The coverage items of a step, without those of the configuration after it. */
export const coverageItemsIn = (step: Step): readonly CoverageItem[] => {
  const { move } = step
  return [
    ...Array.from(step.states, (id) => coverageItem('states', id)),
    ...step.transitions.map((id) => coverageItem('transitions', id)),
    ...Array.from(step.guards, (id) => coverageItem('guards', id)),
    ...(move?.kind === 'send' ? [coverageItem('events', move.name)] : []),
    ...(move?.kind === 'settle'
      ? [coverageItem('outcomes', `${move.service}: ${move.outcome}`)]
      : []),
  ]
}

/** A coverage item from its parts. */
export const coverageItem = (dimension: Dimension, id: string): CoverageItem =>
  `${dimension}: ${id}`

const statesOf = ({ machine }: AnyModel): readonly string[] =>
  allNodes(machine)
    .filter(({ parent, type }) => parent && type !== 'history')
    .map(stateId)
