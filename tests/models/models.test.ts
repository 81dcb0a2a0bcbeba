import { readdirSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { gapsOf } from '../../machines/model/coverage.ts'
import { walk } from '../../machines/model/driver.ts'
import { violationLine } from '../../machines/model/invariants.ts'
import { machineDriver } from '../../machines/model/machine-driver.ts'
import type { AnyModel } from '../../machines/model/model.ts'
import type { Path } from '../../machines/model/paths.ts'
import { replay } from '../../machines/model/replay.ts'
import { type Survey, surveyOf } from '../../machines/model/survey.ts'
import { models } from '../../machines/models.ts'
import { recordWalked } from '../support/paths/walked.ts'

/*
 * Every machine of the site, walked by its model. A new machine joins by its line in machines/models.ts;
 * a failing path is repeated alone with `vitest --project pure -t '<its id>'`.
 */
test('every model that stands beside a machine is in the registry', () => {
  const folder = new URL('../../machines/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const written = files.filter((file) => file.endsWith('-model.ts') && !file.startsWith('model/'))
  expect(models.length).toBe(written.length)
  expect(new Set(models.map(({ machine }) => machine.id)).size).toBe(models.length)
})

for (const model of models) {
  describe(`${model.machine.id}: ${model.question}`, () => {
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
        await expect(walk(model, path, machineDriver(model, path.input))).resolves.toBeUndefined()
        expect(idleTimers(model, path)).toEqual([])
        walked.push(path)
      })
  })
}

function attempt(
  model: AnyModel,
): { survey: Survey; failure: null } | { survey: null; failure: string } {
  try {
    return { survey: surveyOf(model), failure: null }
  } catch (error) {
    return { survey: null, failure: error instanceof Error ? error.message : String(error) }
  }
}

/** Timers of the path that fire without taking a transition. */
function idleTimers(model: AnyModel, path: Path): readonly string[] {
  return replay(model, path)
    .history()
    .steps.filter(({ move, transitions }) => move?.kind === 'wait' && transitions.length === 0)
    .map(({ move }) => move?.name ?? '')
}
