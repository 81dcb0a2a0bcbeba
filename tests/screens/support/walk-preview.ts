import { act } from '@testing-library/react'
import { coverageOf, explore, type Path, pathsOf, walk } from 'statewalk'
import { gapsOf } from 'statewalk/internal'
import { afterAll, afterEach, describe, expect, type TestContext, test } from 'vitest'
import type { Preview } from '../../../lab/previews/preview.ts'
import { maxPathLength } from '../../../machines/model-of.ts'
import { clearToasts } from '../../../src/design/toast/show-toast.ts'
import { recordWalked } from '../../support/paths/walked.ts'
import { absentRows, nothingChecked, rowName } from './page-checks.ts'
import { screenDriver } from './screen-driver.tsx'

/**
 * Walks the tour of a machine on its screen, one test for each path. The last two tests require that every transition,
 * guard side, outcome and event was covered, and that every expectation was checked.
 */
export const walkPreview = (preview: Preview): void => {
  describe(`${preview.model.machine.id} on its screen`, () => {
    const graph = explore(preview.model)
    const paths = pathsOf(graph, 'tour', { longest: maxPathLength })
    const checked = nothingChecked()
    const walked: Path[] = []
    afterEach(() => act(clearToasts))
    afterAll(() => recordWalked('screen', preview.model.machine.id, walked))

    for (const path of paths)
      test(`${path.id} ${path.name}`, async () => {
        await walk(preview.model, path, screenDriver(preview, path.input, checked))
        walked.push(path)
      }, 60_000)

    const skipUnlessWalked = ({ skip }: TestContext) =>
      skip(walked.length < paths.length, 'A path failed, and what it left out is missing here.')

    test('is covered by its paths: states, transitions, both sides of guards, outcomes, events', (context) => {
      skipUnlessWalked(context)
      expect(gapsOf(coverageOf(graph, walked))).toEqual([])
    })

    test('meets every expectation, and every element that is absent in one state is present in another', (context) => {
      skipUnlessWalked(context)
      const lines = Object.entries(preview.expectations).flatMap(([state, expectation]) =>
        expectation.map((row) => `${state}: ${rowName(row)}`),
      )
      expect(lines.filter((line) => !checked.rows.has(line))).toEqual([])
      const neverPresent = absentRows(preview.expectations)
        .map(rowName)
        .filter((row) => !checked.present.has(row))
      expect([...new Set(neverPresent)]).toEqual([])
    })
  })
}
