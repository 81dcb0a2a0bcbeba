import { missingChunkModel } from '../../machines/missing-chunk/missing-chunk-model.ts'
import { navigationBlockerModel } from '../../machines/navigation-blocker/navigation-blocker-model.ts'
import { pageHostModel } from '../../machines/page-host/page-host-model.ts'
import { crashCopy } from '../../src/copy/error-pages.ts'
import { loadErrorCopy, pendingCopy } from '../../src/copy/loading.ts'
import { unsavedCopy } from '../../src/copy/unsaved.ts'
import { by, type Expectation, pageObject, press } from './page-object.ts'

const pending: Expectation = [{ role: 'status', name: pendingCopy.label }]
const noQuestion: Expectation = [{ role: 'dialog', name: unsavedCopy.title, absent: true }]
const anyPage: Expectation = [{ role: 'heading', name: /./ }]

/** The page host. The router, the session and the pages send most events. The router shows the former page until it enters the next route. */
export const pageHostPage = pageObject({
  model: pageHostModel,
  interactions: {
    ...by('the browser', 'page requested', 'route entered'),
    ...by('another machine', 'member changed', 'session ended', 'blocking changed', 'back pressed'),
    ...by('another machine', 'leave requested', 'page left'),
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
    ...by('the browser', 'navigation attempted'),
    ...by('another machine', 'changes discarded', 'changes kept', 'blocking changed', 'page shown'),
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

const waiting: Expectation = [
  { role: 'status', name: pendingCopy.label },
  { role: 'button', name: /./, absent: true },
]

export const missingChunkPage = pageObject({
  model: missingChunkModel,
  interactions: {
    'retry requested': (_, snapshot) =>
      press(snapshot.matches('broken') ? crashCopy.reload : loadErrorCopy.retry),
    ...by('the services', 'back online'),
  },
  expectations: {
    'checking the server': waiting,
    unreachable: [
      { role: 'heading', name: /^Error: / },
      { role: 'button', name: loadErrorCopy.retry },
    ],
    broken: [
      { role: 'heading', name: crashCopy.heading },
      { role: 'button', name: crashCopy.reload },
    ],
    reloading: waiting,
  },
})
