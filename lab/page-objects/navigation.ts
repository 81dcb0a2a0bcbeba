import { navigationBlockerModel } from '../../machines/navigation-blocker/navigation-blocker-model.ts'
import { pageHostModel } from '../../machines/page-host/page-host-model.ts'
import { pendingCopy } from '../../src/copy/loading.ts'
import { unsavedCopy } from '../../src/copy/unsaved.ts'
import type { Expectation } from './expectation.ts'
import type { Interaction } from './interaction.ts'
import { pageObject } from './page-object.ts'

const byMachine: Interaction = { by: 'another machine' }
const byBrowser: Interaction = { by: 'the browser' }

const pending: Expectation = [{ role: 'status', name: pendingCopy.label }]
const noQuestion: Expectation = [{ role: 'dialog', name: unsavedCopy.title, absent: true }]
const anyPage: Expectation = [{ role: 'heading', name: /./ }]

/** The page host. The router, the session and the pages send most events. The router shows the former page until it enters the next route. */
export const pageHostPage = pageObject({
  model: pageHostModel,
  interactions: {
    'page requested': byBrowser,
    'route entered': byBrowser,
    'member changed': byMachine,
    'session ended': byMachine,
    'blocking changed': byMachine,
    'back pressed': byMachine,
    'leave requested': byMachine,
    'page left': byMachine,
  },
  expectations: {
    settled: anyPage,
    'changing.loading': pending,
    'changing.waiting for the member': pending,
    'changing.opened': anyPage,
    'changing.recovering': pending,
  },
})

/** The navigation blocker. The router and the pages send its events. */
export const navigationBlockerPage = pageObject({
  model: navigationBlockerModel,
  interactions: {
    'navigation attempted': byBrowser,
    'changes discarded': byMachine,
    'changes kept': byMachine,
    'blocking changed': byMachine,
    'page shown': byMachine,
  },
  expectations: {
    free: noQuestion,
    'saving first': noQuestion,
    asking: [
      { role: 'dialog', name: unsavedCopy.title },
      { role: 'button', name: unsavedCopy.stay },
      { role: 'button', name: unsavedCopy.leave },
    ],
  },
})
