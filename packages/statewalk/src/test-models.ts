import { afterAll, describe, test } from 'vitest'
import { gapsOf } from './coverage.ts'
import { walk } from './driver.ts'
import { problemsText } from './invariants.ts'
import { machineDriver } from './machine-driver.ts'
import type { AnyModel } from './model.ts'
import { type ModelReport, reportModel, violationTexts } from './model-report.ts'
import type { Path } from './paths.ts'
import { messageOf } from './recorder.ts'

/** Options of {@link testModels}. */
export type TestOptions = {
  /**
   * One test for each model instead of one for each check and path. Nothing is explored before the tests run, so a run
   * that stops at its first failure does not explore in vain.
   */
  atOnce?: boolean
  /** The timeout of each test (ms); Vitest's by default. */
  timeout?: number
  /** Called after the tests of a model with the paths that were walked completely. */
  onWalked?: (model: AnyModel, paths: readonly Path[]) => void
}

/**
 * Defines Vitest tests for models: each model can be explored and is complete, its rules hold, and its tour covers the
 * machine. Each path of the tour is a test; its title begins with its id.
 */
export const testModels = (models: readonly AnyModel[], options: TestOptions = {}): void => {
  for (const model of models)
    describe(`${model.machine.id}: ${model.question}`, () => {
      if (options.atOnce) testAtOnce(model, options)
      else testEach(model, options)
    })
}

const testEach = (model: AnyModel, { timeout, onWalked }: TestOptions): void => {
  const { report, failure } = attempt(model)

  test('can be explored completely', () => {
    failOn(failure === null ? [] : [failure])
  })
  if (report === null) return

  test('has a complete model', () => {
    failOn(report.findings)
  })

  test('breaks no rule in any configuration', () => {
    failOn(violationTexts(report))
  })

  test('is covered by its paths: states, transitions, both sides of guards, outcomes, events', () => {
    failOn(gapsOf(report.coverage))
  })

  const walked: Path[] = []
  if (onWalked) afterAll(() => onWalked(model, walked))

  for (const path of report.paths)
    test(`${path.id} ${path.name}`, timed(timeout), async () => {
      await walk(model, path, machineDriver(model, path.input))
      walked.push(path)
    })
}

const testAtOnce = (model: AnyModel, { timeout, onWalked }: TestOptions): void => {
  test(
    'is complete, breaks no rule, and passes every path of its tour',
    timed(timeout),
    async () => {
      const report = reportModel(model)
      failOn([...violationTexts(report), ...report.findings, ...gapsOf(report.coverage)])
      for (const path of report.paths) await walk(model, path, machineDriver(model, path.input))
      onWalked?.(model, report.paths)
    },
  )
}

/** Fails with the problems as its message, because the first line of a failure should be the sentence that no longer holds. */
const failOn = (problems: readonly string[]): void => {
  if (problems.length > 0) throw new Error(problemsText(problems))
}

const timed = (timeout: number | undefined) => (timeout === undefined ? {} : { timeout })

const attempt = (
  model: AnyModel,
): { report: ModelReport; failure: null } | { report: null; failure: string } => {
  try {
    return { report: reportModel(model), failure: null }
  } catch (error) {
    return { report: null, failure: messageOf(error) }
  }
}
