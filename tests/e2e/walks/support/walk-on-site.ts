import { walk } from '../../../../machines/model/driver.ts'
import type { Path } from '../../../../machines/model/paths.ts'
import { recordWalked } from '../../../support/paths/walked.ts'
import { test } from '../../support/walk-test.ts'
import type { Venue } from '../../venues/venue.ts'
import { siteDriver } from './site-driver.ts'
import { sitePathsOf } from './site-paths.ts'

/** Walks a machine on the built site through every state, one test a path. */
export const walkOnSite = (venue: Venue): void => {
  const { id } = venue.model.machine
  test.describe(`${id} on the site`, () => {
    /* One after another: what they have walked is written down together. */
    test.describe.configure({ mode: 'default' })
    test.use({ reducedMotion: venue.reducedMotion })
    const walked: Path[] = []
    const seen = new Set<string>()
    test.afterAll(() => recordWalked('browser', id, walked))

    for (const path of sitePathsOf(venue))
      test(`${path.id} ${path.name}`, async ({ page }) => {
        test.setTimeout(180_000)
        await walk(venue.model, path, await siteDriver(venue, path, { page, seen }))
        walked.push(path)
      })
  })
}
