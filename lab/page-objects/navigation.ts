import type { navigationBlockerMachine } from '../../machines/navigation-blocker/navigation-blocker-machine.ts'
import type { pageHostMachine } from '../../machines/page-host/page-host-machine.ts'
import { pendingCopy } from '../../src/copy/loading.ts'
import { unsavedCopy } from '../../src/copy/unsaved.ts'
import type { Expectation, Expectations } from './expectation.ts'
import type { Interaction, Interactions } from './interaction.ts'

const byMachine: Interaction = { by: 'another machine' }
const byBrowser: Interaction = { by: 'the browser' }

/** How the events of the page host are sent: most by the router, the session and the pages. */
export const pageHostInteractions: Interactions<typeof pageHostMachine> = {
  'page requested': byBrowser,
  'route entered': byBrowser,
  'member changed': byMachine,
  'session ended': byMachine,
  'blocking changed': byMachine,
  'back pressed': byMachine,
  'leave requested': byMachine,
}

const pending: Expectation = [{ role: 'status', name: pendingCopy.label }]
const anyPage: Expectation = [{ role: 'heading', name: /./ }]

/** What a person sees in each state of the page host. The router shows the former page until it enters the next route. */
export const pageHostExpectations = {
  settled: anyPage,
  'changing.loading': pending,
  'changing.waiting for the member': pending,
  'changing.opened': anyPage,
  'changing.recovering': pending,
} as const satisfies Expectations

/** How the events of the navigation blocker are sent: by the router and the pages. */
export const navigationBlockerInteractions: Interactions<typeof navigationBlockerMachine> = {
  'navigation attempted': byBrowser,
  'changes discarded': byMachine,
  'changes kept': byMachine,
  'blocking changed': byMachine,
  'page shown': byMachine,
}

/** What a person sees in each state of the navigation blocker. */
export const navigationBlockerExpectations = {
  free: [{ role: 'dialog', name: unsavedCopy.title, absent: true }],
  asking: [
    { role: 'dialog', name: unsavedCopy.title },
    { role: 'button', name: unsavedCopy.stay },
    { role: 'button', name: unsavedCopy.leave },
  ],
} as const satisfies Expectations
