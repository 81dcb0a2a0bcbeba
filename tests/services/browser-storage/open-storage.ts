import { createBrowserStorage } from '../../../src/services/browser-storage.ts'
import { createFakeTabs } from '../../support/fakes/browser.ts'
import { createSteppedTime } from '../../support/stepped-time.ts'

/** The storage of a new tab, and its clock. */
export const openStorage = () => {
  const tab = createFakeTabs()()
  const time = createSteppedTime()
  return { tab, time, storage: createBrowserStorage({ window: tab, clock: time.clock }) }
}
