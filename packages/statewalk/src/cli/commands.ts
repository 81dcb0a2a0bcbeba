import type { Progress } from '../explore.ts'
import { checkConfiguration } from '../invariants.ts'
import { diffMarkdown, diffOf } from '../machine-diff.ts'
import type { AnyModel } from '../model.ts'
import { type ModelReport, modelReportText, problemsIn, reportModel } from '../model-report.ts'
import { pathLines } from '../path-lines.ts'
import { brokenPathText, walkAtRandom } from '../random-walk.ts'
import { messageOf } from '../recorder.ts'
import { type Fixture, replay } from '../replay.ts'
import { followTemporalRules } from '../temporal-check.ts'

/** The text that a command prints for one model, whether it found a problem, and the report of a survey. */
export type Result = { text: string; failed: boolean; report?: ModelReport }

/** What the options of the command line change, and where progress is written. */
export type Settings = {
  strict: boolean
  longest: number
  walks: { runs: number; seed: number }
  progress(text: string): void
}

/** The whole report of a model. */
export const survey = (model: AnyModel, _: unknown, settings: Settings): Result => {
  const { longest, strict } = settings
  const report = reportModel(model, { longest, progress: progressOf(model, settings) })
  return {
    report,
    text: modelReportText(report),
    failed: problemsIn(report, { strict }).length > 0,
  }
}

/** Walks recorded paths and checks the rules at every step. */
export const replayAll = (model: AnyModel, recorded: readonly Fixture[] | null): Result => {
  const results = (recorded ?? []).map((path) => replayOne(model, path))
  return {
    text: results.map(({ text }) => text).join('\n'),
    failed: results.some(({ failed }) => failed),
  }
}

/** Walks a model at random and reports the first broken rule with a shrunk path. */
export const walkRandomly = (model: AnyModel, _: unknown, { walks }: Settings): Result => {
  const broken = walkAtRandom(model, walks)
  return broken === null
    ? {
        text: `${model.machine.id}: ${walks.runs} walks from seed ${walks.seed} break no rule.`,
        failed: false,
      }
    : { text: brokenPathText(model, broken), failed: true }
}

/** Writes how far an exploration has come, once it has taken two seconds and then every second. */
export const progressOf = ({ machine }: AnyModel, { progress }: Pick<Settings, 'progress'>) => {
  const start = performance.now()
  let next = start + 2_000
  return ({ configurations, moves, open, growth }: Progress): void => {
    const now = performance.now()
    if (now < next) return
    next = now + 1_000
    const seconds = Math.round((now - start) / 1_000)
    const counts = `${configurations} configurations (${open} open), ${moves} moves, ${seconds} s`
    const cause = growth()
    progress(`${machine.id}: ${counts}${cause === null ? '' : `: ${cause}`}`)
  }
}

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

/**
 * Compares the machines of two files by their ids, or the only machine of each. Differences are no failure, because a
 * new version is meant to differ.
 */
export const diffAll = (
  before: readonly AnyModel[],
  after: readonly AnyModel[],
  settings: Settings,
): readonly Result[] => {
  const isOnly = before.length === 1 && after.length === 1
  const idOf = ({ machine: { id } }: AnyModel) => (isOnly ? '' : id)
  const removed = before.filter((old) => !after.some((now) => idOf(now) === idOf(old)))
  const texts = [
    ...after.map((now) => {
      const old = before.find((each) => idOf(each) === idOf(now))
      return old
        ? diffMarkdown(diffOf(old, now, { progress: progressOf(now, settings) }))
        : `## ${now.machine.id}\n\nThe machine is new.`
    }),
    ...removed.map(({ machine }) => `## ${machine.id}\n\nThe machine is removed.`),
  ]
  const same = /^## (.*)\n\nNo move has changed\.$/
  const ids = texts.flatMap((text) => same.exec(text)?.[1] ?? [])
  const shown = texts.length === 1 ? texts : texts.filter((text) => !same.test(text))
  return [
    ...shown,
    ...(shown === texts || ids.length === 0 ? [] : [`No move has changed: ${ids.join(', ')}.`]),
  ].map((text) => ({ text, failed: false }))
}

/** Surveys as JSON: sizes, coverage, paths and findings of each machine, or the error that ended its exploration. */
export const jsonOf = (models: readonly AnyModel[], results: readonly Result[]): string =>
  JSON.stringify(
    models.map(({ machine, question }, index) => {
      const { report, text } = results[index] ?? {}
      return {
        machine: machine.id,
        question,
        error: report ? null : text,
        ...(report && {
          configurations: report.graph.configurations.length,
          moves: report.graph.edges.length,
          limit: report.graph.limit,
          coverage: report.coverage,
          paths: report.paths,
          findings: report.findings,
        }),
      }
    }),
    null,
    2,
  )
