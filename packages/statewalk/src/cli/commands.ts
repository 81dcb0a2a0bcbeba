import { chartOf } from '../chart/chart-of.ts'
import { mermaidOf } from '../chart/mermaid.ts'
import { coverageOf, coverageTable } from '../coverage.ts'
import { explore } from '../explore.ts'
import { checkConfiguration } from '../invariants.ts'
import type { AnyModel } from '../model.ts'
import { modelReportText, problemsOf, reportModel } from '../model-report.ts'
import { pathLines } from '../path-lines.ts'
import { pathsOf } from '../paths.ts'
import { messageOf } from '../recorder.ts'
import { type Fixture, replay } from '../replay.ts'
import { followTemporalRules } from '../temporal-check.ts'

/** The text that a command prints for one model, and whether it found a problem. */
export type Result = { text: string; failed: boolean }

/** The whole report of a model. */
export const survey = (model: AnyModel): Result => {
  const report = reportModel(model)
  return { text: modelReportText(report), failed: problemsOf(report).length > 0 }
}

/** What the tour covers, or what the recorded paths cover if there are any. */
export const coverage = (model: AnyModel, recorded: readonly Fixture[] | null): Result => {
  const graph = explore(model)
  const paths = recorded ?? pathsOf(graph)
  const table = coverageTable(coverageOf(graph, paths))
  return { text: `${model.machine.id}: ${paths.length} paths\n${table}`, failed: false }
}

/** Walks recorded paths and checks the rules at every step. */
export const replayAll = (model: AnyModel, recorded: readonly Fixture[] | null): Result => {
  const results = (recorded ?? []).map((path) => replayOne(model, path))
  return {
    text: results.map(({ text }) => text).join('\n'),
    failed: results.some(({ failed }) => failed),
  }
}

/** The chart of the machine for Markdown. */
export const chart = ({ machine, question }: AnyModel): Result => ({
  text: [
    `## ${machine.id}: ${question}`,
    '',
    '```mermaid',
    mermaidOf(chartOf(machine)),
    '```',
  ].join('\n'),
  failed: false,
})

const replayOne = (model: AnyModel, path: Fixture): Result => {
  const follow = followTemporalRules(model)
  const states: string[] = []
  try {
    replay(model, path, (run) => {
      states.push(JSON.stringify(run.snapshot().value))
      const broken = [...follow(run)]
      checkConfiguration(model, run, (rule, detail) => broken.push(`${rule}: ${detail}`))
      if (broken[0] !== undefined) throw new Error(`✗ ${broken[0]}`)
    })
    const lines = [path.input, ...path.moves].map((line, step) => `  ${line}  ${states[step]}`)
    return { text: [`✓ ${model.machine.id}`, ...lines].join('\n'), failed: false }
  } catch (error) {
    const lines = pathLines(model, path, Math.max(states.length - 1, 0))
    return { text: [messageOf(error), '', ...lines].join('\n'), failed: true }
  }
}
