import { navigationBlockerPage, pageHostPage } from '../../../lab/page-objects/navigation.ts'
import { setupOf } from './setup.ts'

const seenThroughPages = 'The walks of the pages run through this machine.'

const unseen = (expectations: object): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(expectations).map((state) => [state, seenThroughPages]))

/** The page host. */
export const pageHostSetup = setupOf({
  ...pageHostPage,
  arrivals: {},
  unseen: unseen(pageHostPage.expectations),
})

/** The navigation blocker. */
export const navigationBlockerSetup = setupOf({
  ...navigationBlockerPage,
  arrivals: {},
  unseen: unseen(navigationBlockerPage.expectations),
})
