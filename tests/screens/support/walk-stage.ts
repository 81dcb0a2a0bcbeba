import { act } from '@testing-library/react'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { Stage } from '../../../lab/stages/stage.ts'
import { coverageOf, gapsOf } from '../../../machines/model/coverage.ts'
import { walk } from '../../../machines/model/driver.ts'
import { explore } from '../../../machines/model/explore.ts'
import { type Path, pathsOf } from '../../../machines/model/paths.ts'
import { clearToasts } from '../../../src/design/toast/show-toast.ts'
import { recordWalked } from '../../support/paths/walked.ts'
import { absentRows, nothingSeen, rowName } from './page-checks.ts'
import { screenDriver } from './screen-driver.tsx'

/**
 * Tours a machine on its stage, one test a path. The last test is the gate: every transition, guard side,
 * outcome and event was walked on the page, every line of every look was seen.
 */
export const walkOnStage = (stage: Stage): void => {
  describe(`${stage.model.machine.id} on its screen`, () => {
    const graph = explore(stage.model)
    const seen = nothingSeen()
    const walked: Path[] = []
    afterEach(() => act(clearToasts))
    afterAll(() => recordWalked('screen', stage.model.machine.id, walked))

    for (const path of pathsOf(graph))
      test(`${path.id} ${path.name}`, async () => {
        await walk(stage.model, path, screenDriver(stage, path.input, seen))
        walked.push(path)
      }, 60_000)

    test('is covered: states, transitions, both sides of guards, outcomes, events', () => {
      expect(gapsOf(coverageOf(graph, walked))).toEqual([])
    })

    test('shows every line of every look, and what is absent somewhere is present elsewhere', () => {
      const lines = Object.entries(stage.looks).flatMap(([state, look]) =>
        look.map((row) => `${state}: ${rowName(row)}`),
      )
      expect(lines.filter((line) => !seen.rows.has(line))).toEqual([])
      const vain = absentRows(stage.looks)
        .map(rowName)
        .filter((row) => !seen.present.has(row))
      expect([...new Set(vain)]).toEqual([])
    })
  })
}
