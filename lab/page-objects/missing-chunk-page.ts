import type { missingChunkMachine } from '../../machines/missing-chunk/missing-chunk-machine.ts'
import { crashCopy } from '../../src/copy/error-pages.ts'
import { loadErrorCopy, pendingCopy } from '../../src/copy/loading.ts'
import type { Expectation, Expectations } from './expectation.ts'
import type { Interactions } from './interaction.ts'
import { press } from './user-actions.ts'

export const missingChunkInteractions: Interactions<typeof missingChunkMachine> = {
  'retry requested': (_, snapshot) =>
    press(snapshot.matches('broken') ? crashCopy.reload : loadErrorCopy.retry),
  'back online': { by: 'the services' },
}

const waiting: Expectation = [
  { role: 'status', name: pendingCopy.label },
  { role: 'button', name: /./, absent: true },
]

export const missingChunkExpectations = {
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
} as const satisfies Expectations
