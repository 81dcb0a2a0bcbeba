import {
  type AnyModel,
  gapsOf,
  type ModelReport,
  machineDriver,
  type Path,
  problemsOf,
  replay,
  reportModel,
  violationLine,
  walk,
} from 'statewalk'
import { afterAll, describe, expect, test } from 'vitest'
import { errorsOfMissingServices, problemsOfMachine } from './machine-shape.ts'
import { recordWalked } from './walked.ts'

/** Tests a machine with its model: the model is complete, its rules hold, and every path of its tour passes. */
export const testModel = (model: AnyModel): void => {
  describe(titleOf(model), () => {
    testParts(model)
    const { report, failure } = attempt(model)

    test('can be explored completely', () => {
      expect(failure).toBeNull()
    })
    if (report === null) return

    test('has a complete model', () => {
      expect(report.findings).toEqual([])
    })

    test('breaks no rule in any configuration', () => {
      expect(report.violations.map(violationLine)).toEqual([])
    })

    test('is covered by its paths: states, transitions, both sides of guards, outcomes, events', () => {
      expect(gapsOf(report.coverage)).toEqual([])
    })

    const walked: Path[] = []
    afterAll(() => recordWalked('machine', model.machine.id, walked))

    for (const path of report.paths)
      test(`${path.id} ${path.name}`, async () => {
        await passes(model, path)
        walked.push(path)
      })
  })
}

/**
 * The same in as few tests as possible. Nothing is explored before the tests run, so a run that stops at its first
 * failure does not explore in vain.
 */
export const testModelAtOnce = (model: AnyModel, timeout: number): void => {
  describe(titleOf(model), () => {
    testParts(model)

    test('is complete, breaks no rule, and passes every path of its tour', {
      timeout,
    }, async () => {
      const report = reportModel(model)
      expect(problemsOf(report)).toEqual([])
      for (const path of report.paths) await passes(model, path)
    })
  })
}

const titleOf = ({ machine, question }: AnyModel): string => `${machine.id}: ${question}`

const testParts = ({ machine }: AnyModel): void => {
  test('defines every action that it uses, and uses every action that it defines', () => {
    expect(problemsOfMachine(machine)).toEqual([])
  })

  test('throws an error with the name of each service that is not provided', async () => {
    const errors = await errorsOfMissingServices(machine)
    for (const [service, error] of Object.entries(errors))
      expect(error).toBe(`${service} was not provided`)
  })
}

const passes = async (model: AnyModel, path: Path): Promise<void> => {
  await expect(walk(model, path, machineDriver(model, path.input))).resolves.toBeUndefined()
  expect(idleTimers(model, path)).toEqual([])
}

const attempt = (
  model: AnyModel,
): { report: ModelReport; failure: null } | { report: null; failure: string } => {
  try {
    return { report: reportModel(model), failure: null }
  } catch (error) {
    return { report: null, failure: error instanceof Error ? error.message : String(error) }
  }
}

/** Timers of the path that fire without a transition. */
const idleTimers = (model: AnyModel, path: Path): readonly string[] =>
  replay(model, path)
    .history()
    .steps.filter(({ move, transitions }) => move?.kind === 'wait' && transitions.length === 0)
    .map(({ move }) => move?.name ?? '')
