import { type Coverage, coverageOf, coverageTable } from './coverage.ts'
import { type Finding, findingsOf } from './findings.ts'
import type { Graph } from './graph.ts'
import { type CheckOptions, checkInvariants } from './invariants.ts'
import type { AnyModel } from './model.ts'
import { pathLines, pathName } from './path-lines.ts'
import { type Path, pathsOf } from './paths.ts'

/** Everything that the engine reports about a model. */
export type ModelReport = {
  graph: Graph
  findings: readonly Finding[]
  /** The transition tour. */
  paths: readonly Path[]
  coverage: Coverage
}

/** The options of a report: those of a check, and the number of moves after which a path is not continued. */
export type ReportOptions = CheckOptions & { longest?: number }

/**
 * Explores a model, checks it and its invariants, and generates its tour. A limit ends the exploration; the report then
 * says so and covers the part that was explored.
 */
export const reportModel = (
  model: AnyModel,
  { longest, ...options }: ReportOptions = {},
): ModelReport => {
  const { graph, violations } = checkInvariants(model, { partial: true, ...options })
  const paths = pathsOf(graph, 'tour', longest === undefined ? {} : { longest })
  const coverage = coverageOf(graph, paths)
  return { graph, findings: findingsOf(graph, violations, coverage), paths, coverage }
}

/** The findings that fail a check: broken ones, and lint and unknown ones too if it is strict. */
export const problemsIn = (
  { findings }: Pick<ModelReport, 'findings'>,
  { strict = false }: { strict?: boolean } = {},
): readonly Finding[] =>
  findings.filter(({ verdict }) => verdict === 'broken' || (strict && verdict !== 'accepted'))

/** A finding as text: its sentence, what proves or settles it, and what follows from it. */
export const findingText = ({ machine }: AnyModel, found: Finding): string => {
  const { path, evidence, note, follows, verdict } = found
  return [
    headOf(found),
    ...(path ? [`    after ${pathName(path.input, path.moves)}`] : []),
    ...(evidence
      ? [
          ...evidence.lines.map((line) => `    ${line}`),
          `    context ${evidence.context}`,
          `    replay  ${JSON.stringify({ machine: machine.id, ...path })}`,
        ]
      : []),
    ...(note === null ? [] : [`    ${verdict === 'accepted' ? 'because' : 'settled by'} ${note}`]),
    ...(follows.length === 0 ? [] : [`    then also: ${shortList(follows)}`]),
  ].join('\n')
}

/** A finding for a failed test: the sentence, the steps to it and their URL if the model has one. */
export const failureText = (model: AnyModel, found: Finding): string =>
  [
    headOf(found),
    ...(found.path ? pathLines(model, found.path, found.path.moves.length) : []),
    ...(found.note === null ? [] : [`settled by ${found.note}`]),
  ].join('\n')

const headOf = ({ verdict, name }: Finding): string => `${marks[verdict]} ${name}`

const marks = { broken: '✗', lint: '!', unknown: '?', accepted: '○' } as const

const shortList = (names: readonly string[]): string =>
  names.length <= shown
    ? names.join('; ')
    : `${names.slice(0, shown).join('; ')} and ${names.length - shown} more`

/* Enough to recognise what it is about. */
const shown = 3

/** The model report as text: size, coverage, paths, findings. */
export const modelReportText = ({ graph, paths, coverage, findings }: ModelReport): string => {
  const { model, configurations, edges, limit } = graph
  const count = (verdict: Finding['verdict']) =>
    findings.filter((each) => each.verdict === verdict).length
  return [
    `${model.machine.id}: ${model.question}`,
    `${configurations.length} configurations, ${edges.length} moves${limit === null ? '' : ' (not all)'}`,
    coverageTable(coverage),
    ...paths.map(({ id, moves, name }) => `${id} (${moves.length}) ${name}`),
    ...findings.map((found) => findingText(model, found)),
    findings.every(({ verdict }) => verdict === 'accepted')
      ? 'No problems.'
      : (['broken', 'lint', 'unknown', 'accepted'] as const)
          .map((verdict) => `${count(verdict)} ${verdict}`)
          .join(', '),
  ].join('\n')
}
