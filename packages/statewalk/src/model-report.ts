import { checkModel } from './check-model.ts'
import { type Coverage, coverageOf, coverageTable, gapsOf } from './coverage.ts'
import { divergingPaths } from './divergence.ts'
import type { Graph } from './graph.ts'
import {
  type CheckOptions,
  checkInvariants,
  type Violation,
  violationLine,
  violationText,
} from './invariants.ts'
import type { AnyModel } from './model.ts'
import { type Path, pathsOf } from './paths.ts'
import { unknownTemporalNames } from './temporal-names.ts'

/** Everything that the engine reports about a model. */
export type ModelReport = {
  graph: Graph
  /** What the model itself lacks. */
  findings: readonly string[]
  violations: readonly Violation[]
  /** The transition tour. */
  paths: readonly Path[]
  coverage: Coverage
}

/** Explores a model, checks it and its invariants, and generates its tour. Throws if it has too many configurations. */
export const reportModel = (model: AnyModel, options: CheckOptions = {}): ModelReport => {
  const { graph, violations } = checkInvariants(model, options)
  const paths = pathsOf(graph)
  return {
    graph,
    findings: [
      ...(graph.configurations.some(({ isCut }) => isCut) ? ['Not everything was explored.'] : []),
      ...checkModel(graph),
      ...unknownTemporalNames(graph.model),
      ...divergingPaths(graph, paths),
    ],
    violations,
    paths,
    coverage: coverageOf(graph, paths),
  }
}

/** Every problem of a model, one per line; empty if there is none. */
export const problemsOf = ({ findings, violations, coverage }: ModelReport): readonly string[] => [
  ...findings,
  ...violations.map(violationLine),
  ...gapsOf(coverage),
]

/** The broken rules as text, each with the steps to it and their URL. */
export const violationTexts = ({ graph, violations }: ModelReport): readonly string[] =>
  violations.map((violation) => violationText(graph.model, violation))

/** The model report as text: size, coverage, paths, problems. */
export const modelReportText = (report: ModelReport): string => {
  const { graph, paths, coverage } = report
  const problems = problemsOf(report)
  return [
    `${graph.model.machine.id}: ${graph.model.question}`,
    `${graph.configurations.length} configurations, ${graph.edges.length} moves`,
    coverageTable(coverage),
    ...paths.map(({ id, moves, name }) => `${id} (${moves.length}) ${name}`),
    ...(problems.length === 0 ? ['No problems.'] : problems),
    ...graph.unknowns.map((unknown) => `? ${unknown}`),
  ].join('\n')
}
