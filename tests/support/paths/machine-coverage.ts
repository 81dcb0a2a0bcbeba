import { type Coverage, coverageOf, type Verdict } from '../../../machines/model/coverage.ts'
import { explore } from '../../../machines/model/explore.ts'
import type { Graph } from '../../../machines/model/graph.ts'
import type { AnyModel } from '../../../machines/model/model.ts'
import { pairsCovered } from '../../../machines/model/pairs.ts'
import { pathsOf } from '../../../machines/model/paths.ts'
import { replay } from '../../../machines/model/replay.ts'
import { dimensions } from '../../../machines/model/sights.ts'
import { type Level, levels, type WalkedPaths, walkedOn } from './walked.ts'

/** What is covered, by kind and id; `pairs` are two transitions that can follow each other. */
export type CoverageOfAll = Coverage & { pairs: Readonly<Record<string, Verdict>> }

/** What the tour promises of a machine, and what the last test runs have shown of it, level by level. */
export type MachineCoverage = {
  machine: string
  tour: CoverageOfAll
  /** Null where no run has left a record. */
  levels: Readonly<Record<Level, CoverageOfAll | null>>
}

/** The coverage of a machine. A recorded path that is not possible any more counts for nothing. */
export const machineCoverage = (model: AnyModel): MachineCoverage => {
  const graph = explore(model)
  const { id } = model.machine
  const onLevel = (level: Level) => {
    const walked = walkedOn(level, id)
    return walked && covered(graph, stillPossible(model, walked))
  }
  return {
    machine: id,
    tour: covered(graph, pathsOf(graph)),
    levels: { machine: onLevel('machine'), screen: onLevel('screen'), browser: onLevel('browser') },
  }
}

/** A table for people: a line a machine and level, a share a kind; below it what is not covered. */
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
