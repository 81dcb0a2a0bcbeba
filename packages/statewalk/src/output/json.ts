import type { Surveyed } from './surveyed.ts'

/** Reports as JSON: sizes, coverage, paths and findings of each machine. */
export const jsonOf = (all: readonly Surveyed[]): string =>
  JSON.stringify(
    all.map(({ model: { machine, question }, report, error }) => ({
      machine: machine.id,
      question,
      error,
      ...(report && {
        configurations: report.graph.configurations.length,
        moves: report.graph.edges.length,
        limit: report.graph.limit,
        coverage: report.coverage,
        paths: report.paths,
        findings: report.findings,
      }),
    })),
    null,
    2,
  )
