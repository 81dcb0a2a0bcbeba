import { type Path, walk } from 'statewalk'
import { recordWalked } from '../../../support/paths/walked.ts'
import type { Setup } from '../../setups/setup.ts'
import { test } from '../../support/walk-test.ts'
import { siteDriver } from './site-driver.ts'
import { sitePathsOf } from './site-paths.ts'

/** Walks a machine through every state on the built site, with one test per path. */
export const walkOnSite = (setup: Setup): void => {
  const { id } = setup.model.machine
  test.describe(`${id} on the site`, () => {
    /* The tests run in order in one worker, because they record their paths together. */
    test.describe.configure({ mode: 'default' })
    test.use({ reducedMotion: setup.reducedMotion })
    const walked: Path[] = []
    const seen = new Set<string>()
    test.afterAll(() => recordWalked('browser', id, walked))

    for (const path of sitePathsOf(setup))
      test(`${path.id} ${path.name}`, async ({ page }) => {
        test.setTimeout(180_000)
        await walk(setup.model, path, await siteDriver(setup, path, { page, seen }))
        walked.push(path)
      })
  })
}
