import {
  type AnyModel,
  coverageOf,
  explore,
  type Fixture,
  type Graph,
  pathsOf,
  replay,
} from 'statewalk'
import { type Coverage, dimensions, type Verdict } from 'statewalk/internal'
import { maxPathLength } from '../../../machines/model-of.ts'
import { type Level, levels, type WalkedPaths, walkedOn } from './walked.ts'

/** Verdicts by kind and id. `pairs` are two consecutive transitions. */
export type CoverageOfAll = Coverage & { pairs: Readonly<Record<string, Verdict>> }

/** The coverage of a machine by its tour, and by the last test runs on each level. */
export type MachineCoverage = {
  machine: string
  tour: CoverageOfAll
  /** Null without a recorded run. */
  levels: Readonly<Record<Level, CoverageOfAll | null>>
}

/** The coverage of a machine. Recorded paths that are no longer possible are ignored. */
export const machineCoverage = (model: AnyModel): MachineCoverage => {
  const graph = explore(model)
  const { id } = model.machine
  const onLevel = (level: Level) => {
    const walked = walkedOn(level, id)
    return walked && covered(graph, stillPossible(model, walked))
  }
  return {
    machine: id,
    tour: covered(graph, pathsOf(graph, 'tour', { longest: maxPathLength })),
    levels: { machine: onLevel('machine'), screen: onLevel('screen') },
  }
}

/** A table with a line for each machine and level, and a list of everything that is not covered. */
export const coverageLines = (all: readonly MachineCoverage[]): readonly string[] => {
  const kinds = [...dimensions, 'pairs'] as const
  const head = ['machine'.padEnd(16), 'walked'.padEnd(9), ...kinds.map((kind) => kind.padStart(12))]
  const lines = all.flatMap(({ machine, tour, levels: shown }) => {
    const rows = [
      { name: 'tour', coverage: tour },
      ...levels.flatMap((name) => (shown[name] ? [{ name, coverage: shown[name] }] : [])),
    ]
    return rows.map(({ name, coverage }, index) =>
      [
        (index === 0 ? machine : '').padEnd(16),
        name.padEnd(9),
        ...kinds.map((kind) => shareOf(coverage[kind]).padStart(12)),
      ].join(' '),
    )
  })
  const gaps = all.flatMap(({ machine, tour }) =>
    dimensions.flatMap((kind) =>
      Object.entries(tour[kind])
        .filter(([, verdict]) => verdict !== 'covered')
        .map(([id, verdict]) => `${machine}: ${kind}: ${id} is ${verdict}`),
    ),
  )
  return [head.join(' '), ...lines, ...gaps]
}

const covered = (graph: Graph, paths: WalkedPaths | ReturnType<typeof pathsOf>): CoverageOfAll => ({
  ...coverageOf(graph, paths),
  pairs: pairsCovered(graph, paths),
})

/** Two transitions that consecutive steps take, as texts `first ⇒ second`. */
const pairsIn = (before: readonly string[], after: readonly string[]): readonly string[] =>
  before.flatMap((first) => after.map((second) => `${first} ⇒ ${second}`))

/** Every pair of transitions that can follow each other, with whether these paths walk it. */
const pairsCovered = (
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
      (graph.leaving[to] ?? []).flatMap((next) => pairsIn(step.transitions, next.step.transitions)),
    ),
  )
  return Object.fromEntries(
    [...possible].sort().map((pair) => [pair, walked.has(pair) ? 'covered' : 'uncovered']),
  )
}

const stillPossible = (model: AnyModel, paths: WalkedPaths): WalkedPaths =>
  paths.filter((path) => {
    try {
      replay(model, path)
      return true
    } catch {
      return false
    }
  })

const shareOf = (verdicts: Readonly<Record<string, Verdict>>): string => {
  const all = Object.values(verdicts)
  return `${all.filter((verdict) => verdict === 'covered').length}/${all.length}`
}
