import { assign, setup } from 'xstate'
import { type Failure, toFailureContext } from '../failure.ts'
import { unprovided, unprovidedAction, unprovidedWatch } from '../unprovided.ts'
import { withEvent, withOutput } from '../with-event.ts'

/**
 * Recovers from a chunk load error. If a deployment has replaced the chunk, one reload loads the new site. If the server
 * is unreachable, the browser would show its own error page after a reload, so the machine checks the server first.
 * `missing` names the chunk; `wasReloaded` is whether this tab was already reloaded for it.
 */
export const missingChunkMachine = setup({
  types: {
    input: {} as { missing: string },
    context: {} as { missing: string; failure: Failure | null },
    events: {} as { type: 'retry requested' } | { type: 'back online' },
    tags: {} as 'busy',
  },
  actors: {
    'check the server': unprovided<{ wasReloaded: boolean }, { missing: string }>(
      'check the server',
    ),
    'watch connection': unprovidedWatch<{ type: 'back online' }>('watch connection'),
  },
  actions: {
    'set failure': assign(toFailureContext),
    'reload page': unprovidedAction<{ missing: string }>('reload page'),
  },
  guards: {
    'was already reloaded': (_, { wasReloaded }: { wasReloaded: boolean }) => wasReloaded,
  },
}).createMachine({
  id: 'missingChunk',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'checking the server',
  states: {
    'checking the server': {
      tags: ['busy'],
      invoke: {
        src: 'check the server',
        input: ({ context: { missing } }) => ({ missing }),
        onDone: [
          {
            guard: withOutput('was already reloaded'),
            target: 'broken',
          },
          { target: 'reloading' },
        ],
        onError: {
          target: 'unreachable',
          actions: withEvent('set failure'),
        },
      },
    },
    unreachable: {
      invoke: { src: 'watch connection' },
      on: {
        'retry requested': { target: 'checking the server' },
        'back online': { target: 'checking the server' },
      },
    },
    broken: { on: { 'retry requested': { target: 'reloading' } } },
    reloading: {
      tags: ['busy'],
      entry: { type: 'reload page', params: ({ context }) => context },
      type: 'final',
    },
  },
})
