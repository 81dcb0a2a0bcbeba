import {
  navigationBlockerExpectations,
  navigationBlockerInteractions,
  pageHostExpectations,
  pageHostInteractions,
} from '../../../lab/page-objects/navigation.ts'
import { navigationBlockerModel } from '../../../machines/navigation-blocker/navigation-blocker-model.ts'
import { pageHostModel } from '../../../machines/page-host/page-host-model.ts'
import { setupOf } from './setup.ts'

const seenThroughPages = 'The walks of the pages run through this machine.'

const unseen = (expectations: object): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(expectations).map((state) => [state, seenThroughPages]))

/** The page host. */
export const pageHostSetup = setupOf({
  model: pageHostModel,
  expectations: pageHostExpectations,
  interactions: pageHostInteractions,
  arrivals: {},
  unseen: unseen(pageHostExpectations),
})

/** The navigation blocker. */
export const navigationBlockerSetup = setupOf({
  model: navigationBlockerModel,
  expectations: navigationBlockerExpectations,
  interactions: navigationBlockerInteractions,
  arrivals: {},
  unseen: unseen(navigationBlockerExpectations),
})
