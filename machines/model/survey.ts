import { checkModel } from './check-model.ts'
import { type Coverage, coverageOf, coverageTable, gapsOf } from './coverage.ts'
import type { ExploreOptions } from './explore.ts'
import type { Graph } from './graph.ts'
import { checkInvariants, type Violation, violationLine } from './invariants.ts'
import type { AnyModel } from './model.ts'
import { type Path, pathsOf } from './paths.ts'
import { strayingPaths } from './straying.ts'

/** Everything that the engine can say about a model. */
export type Survey = {
  graph: Graph
  /** What is missing from the model itself. */
  findings: readonly string[]
  violations: readonly Violation[]
  /** The transition tour. */
  paths: readonly Path[]
  coverage: Coverage
}

/** Explores a model, checks it and its invariants, and tours it. Throws when it has too many configurations. */
export const surveyOf = (model: AnyModel, options: ExploreOptions = {}): Survey => {
  const { graph, violations } = checkInvariants(model, options)
  const paths = pathsOf(graph)
  return {
    graph,
    findings: [...checkModel(graph), ...strayingPaths(graph, paths)],
    violations,
    paths,
    coverage: coverageOf(graph, paths),
  }
}

/** Whatever is wrong with a model, one line each; empty when it is sound. */
export const problemsOf = ({ findings, violations, coverage }: Survey): readonly string[] => [
  ...findings,
  ...violations.map(violationLine),
  ...gapsOf(coverage),
]

/** The survey as a page for people: size, coverage, paths, problems. */
export const surveyPage = (survey: Survey): string => {
  const { graph, paths, coverage } = survey
  const problems = problemsOf(survey)
  return [
    `${graph.model.machine.id}: ${graph.model.question}`,
    `${graph.configurations.length} configurations, ${graph.edges.length} moves`,
    coverageTable(coverage),
    ...paths.map(({ id, moves, name }) => `${id} (${moves.length}) ${name}`),
    ...(problems.length === 0 ? ['No problems.'] : problems),
  ].join('\n')
}
