import { missingChunkModel } from '../../machines/missing-chunk/missing-chunk-model.ts'
import { crashCopy } from '../../src/copy/error-pages.ts'
import { loadErrorCopy, pendingCopy } from '../../src/copy/loading.ts'
import type { Expectation } from './expectation.ts'
import { pageObject } from './page-object.ts'
import { press } from './user-actions.ts'

const waiting: Expectation = [
  { role: 'status', name: pendingCopy.label },
  { role: 'button', name: /./, absent: true },
]

export const missingChunkPage = pageObject({
  model: missingChunkModel,
  interactions: {
    'retry requested': (_, snapshot) =>
      press(snapshot.matches('broken') ? crashCopy.reload : loadErrorCopy.retry),
    'back online': { by: 'the services' },
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
