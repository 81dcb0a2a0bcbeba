import { afterAll, describe, expect, test } from 'vitest'
import { gapsOf } from '../../../machines/model/coverage.ts'
import { walk } from '../../../machines/model/driver.ts'
import { violationLine } from '../../../machines/model/invariants.ts'
import { machineDriver } from '../../../machines/model/machine-driver.ts'
import type { AnyModel } from '../../../machines/model/model.ts'
import type { Path } from '../../../machines/model/paths.ts'
import { replay } from '../../../machines/model/replay.ts'
import { problemsOf, type Survey, surveyOf } from '../../../machines/model/survey.ts'
import { complaintsOf, flawsOf } from './machine-shape.ts'
import { recordWalked } from './walked.ts'

/** Tests a machine by its model: that the model is complete, that its rules hold, and every path of its tour. */
export const testModel = (model: AnyModel): void => {
  describe(titleOf(model), () => {
    testParts(model)
    const { survey, failure } = attempt(model)

    test('can be explored to its end', () => {
      expect(failure).toBeNull()
    })
    if (survey === null) return

    test('has a complete model', () => {
      expect(survey.findings).toEqual([])
    })

    test('breaks no rule in any configuration', () => {
      expect(survey.violations.map(violationLine)).toEqual([])
    })

    test('is covered by its paths: states, transitions, both sides of guards, outcomes, events', () => {
      expect(gapsOf(survey.coverage)).toEqual([])
    })

    const walked: Path[] = []
    afterAll(() => recordWalked('machine', model.machine.id, walked))

    for (const path of survey.paths)
      test(`${path.id} ${path.name}`, async () => {
        await passes(model, path)
        walked.push(path)
      })
  })
}

/**
 * The same in as few tests as can be. Nothing is explored before they run: a run that ends with its first failure
 * explores nothing when a test before these has failed.
 */
export const testModelAtOnce = (model: AnyModel, patience: number): void => {
  describe(titleOf(model), () => {
    testParts(model)

    test('is complete, breaks no rule, and passes every path of its tour', {
      timeout: patience,
    }, async () => {
      const survey = surveyOf(model)
      expect(problemsOf(survey)).toEqual([])
      for (const path of survey.paths) await passes(model, path)
    })
  })
}

const titleOf = ({ machine, question }: AnyModel): string => `${machine.id}: ${question}`

const testParts = ({ machine }: AnyModel): void => {
  test('is put together of parts that have a name and a use', () => {
    expect(flawsOf(machine)).toEqual([])
  })

  test('says of every service by its name that nobody has provided it', async () => {
    const complaints = await complaintsOf(machine)
    for (const [service, complaint] of Object.entries(complaints))
      expect(complaint).toBe(`${service} was not provided`)
  })
}

const passes = async (model: AnyModel, path: Path): Promise<void> => {
  await expect(walk(model, path, machineDriver(model, path.input))).resolves.toBeUndefined()
  expect(idleTimers(model, path)).toEqual([])
}

const attempt = (
  model: AnyModel,
): { survey: Survey; failure: null } | { survey: null; failure: string } => {
  try {
    return { survey: surveyOf(model), failure: null }
  } catch (error) {
    return { survey: null, failure: error instanceof Error ? error.message : String(error) }
  }
}

/** Timers of the path that fire without taking a transition. */
const idleTimers = (model: AnyModel, path: Path): readonly string[] =>
  replay(model, path)
    .history()
    .steps.filter(({ move, transitions }) => move?.kind === 'wait' && transitions.length === 0)
    .map(({ move }) => move?.name ?? '')
