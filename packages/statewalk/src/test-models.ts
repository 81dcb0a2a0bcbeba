import { afterAll, describe, test } from 'vitest'
import type { Limits } from './budget.ts'
import { type Driver, machineDriver, walk } from './driver.ts'
import type { Finding } from './findings.ts'
import { problemsText } from './invariants.ts'
import type { AnyModel } from './model.ts'
import { failureText, type ModelReport, problemsIn, reportModel } from './model-report.ts'
import type { Path } from './paths.ts'
import { brokenPathText, type WalkOptions, walkAtRandom } from './random-walk.ts'
import { messageOf } from './recorder.ts'
import type { Rules } from './rules.ts'

/** Options of {@link testModels}. */
export type TestOptions = {
  /**
   * One test for each model instead of one for each check and path. Nothing is explored before the tests run, so a run
   * that stops at its first failure does not explore in vain.
   */
  atOnce?: boolean
  /** Whether unknown findings fail too: what the model does not say, and what a limit cut off. */
  strict?: boolean
  /** A path with this many moves is not continued; any by default. */
  longest?: number
  /** Rules that take precedence over the models'. */
  rules?: Partial<Rules>
  /** Limits that take precedence over the models'. */
  limits?: Partial<Limits>
  /** Also walks each model at random. */
  walks?: WalkOptions
  /** The timeout of each test (ms); Vitest's by default. */
  timeout?: number
  /** Called after the tests of a model with the paths that were walked completely. */
  onWalked?: (model: AnyModel, paths: readonly Path[]) => void
}

/** A model, and the system that its paths are walked on. */
export type Subject = {
  model: AnyModel
  /** Starts the system for a path. Without it the paths are walked on the machine. */
  driver?: (path: Path) => Driver | Promise<Driver>
}

/**
 * Defines Vitest tests for models: each model can be explored and is complete, its rules hold, and its tour covers the
 * machine. Each path of the tour is a test; its title begins with its id. With a driver, the paths are walked on a page,
 * an API or any other system.
 */
export const testModels = (
  subjects: Subject | readonly (AnyModel | Subject)[],
  options: TestOptions = {},
): void => {
  for (const each of [subjects].flat()) {
    const subject: Subject = 'model' in each ? each : { model: each }
    const { model } = subject
    describe(`${model.machine.id}: ${model.question}`, () => {
      if (options.atOnce) testAtOnce(subject, options)
      else testEach(subject, options)
      const { walks, timeout } = options
      if (walks)
        test('breaks no rule on random walks', timed(timeout), () => {
          const broken = walkAtRandom(model, walks)
          failOn(broken === null ? [] : [brokenPathText(model, broken)])
        })
    })
  }
}

const testEach = (subject: Subject, options: TestOptions): void => {
  const { report, failure } = attempt(subject.model, options)

  test('can be explored completely', () => {
    failOn(failure === null ? [] : [failure])
  })
  if (report === null) return
  const { model } = report.graph
  const failOnProblems = (about: Finding['about']) =>
    failOn(
      problemsIn(report, options)
        .filter((each) => each.about === about)
        .map((each) => failureText(model, each)),
    )

  test('has a complete model', () => {
    failOnProblems('model')
  })

  test('breaks no rule in any configuration', () => {
    failOnProblems('rule')
  })

  test('is covered by its paths: states, transitions, both sides of guards, outcomes, events', () => {
    failOnProblems('coverage')
  })

  const { timeout, onWalked } = options
  const walked: Path[] = []
  if (onWalked) afterAll(() => onWalked(subject.model, walked))

  for (const path of report.paths)
    test(`${path.id} ${path.name}`, timed(timeout), async () => {
      await walk(model, path, await driverOf({ ...subject, model }, path))
      walked.push(path)
    })
}

const testAtOnce = (subject: Subject, options: TestOptions): void => {
  test(
    'is complete, breaks no rule, and passes every path of its tour',
    timed(options.timeout),
    async () => {
      const report = reportModel(subject.model, reportOptions(options))
      const { model } = report.graph
      failOn(problemsIn(report, options).map((each) => failureText(model, each)))
      for (const path of report.paths)
        await walk(model, path, await driverOf({ ...subject, model }, path))
      options.onWalked?.(subject.model, report.paths)
    },
  )
}

const driverOf = ({ model, driver }: Subject, path: Path): Driver | Promise<Driver> =>
  driver ? driver(path) : machineDriver(model, path.input)

/** Fails with the problems as its message, because the first line of a failure should be the sentence that no longer holds. */
const failOn = (problems: readonly string[]): void => {
  if (problems.length > 0) throw new Error(problemsText(problems))
}

const timed = (timeout: number | undefined) => (timeout === undefined ? {} : { timeout })

const reportOptions = ({ longest, rules, limits }: TestOptions) => ({
  ...(longest === undefined ? {} : { longest }),
  ...(rules === undefined ? {} : { rules }),
  ...(limits === undefined ? {} : { limits }),
})

const attempt = (
  model: AnyModel,
  options: TestOptions,
): { report: ModelReport; failure: null } | { report: null; failure: string } => {
  try {
    return { report: reportModel(model, reportOptions(options)), failure: null }
  } catch (error) {
    return { report: null, failure: messageOf(error) }
  }
}
