import type { missingCodeMachine } from '../../../machines/missing-code/missing-code-machine.ts'
import { crashCopy, loadErrorCopy } from '../../copy/trouble.ts'
import type { Hands } from '../hand.ts'

/** How a person sends the events of the missing-code machine. */
export const missingCodeHands: Hands<typeof missingCodeMachine> = {
  retried: (_, snapshot) => ({
    does: 'press',
    on: {
      role: 'button',
      name: snapshot.matches('broken') ? crashCopy.reload : loadErrorCopy.retry,
    },
  }),
  'back online': { by: 'the browser' },
}
