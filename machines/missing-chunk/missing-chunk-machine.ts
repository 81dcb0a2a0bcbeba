import { assign, emit, setup } from 'xstate'
import { type Failure, toFailureContext } from '../failure.ts'
import { unprovided } from '../unprovided.ts'

/** Requests a reload of the page. */
export type ReloadRequest = { type: 'reload requested'; missing: string }

/**
 * Recovers from a chunk load error. If a deployment has replaced the chunk, one reload loads the new site. If the server
 * is unreachable, the browser would show its own error page after a reload, so the machine checks the server first.
 * `missing` is the URL of the chunk; `reloadedBefore` is whether this tab was already reloaded for it.
 */
export const missingChunkMachine = setup({
  types: {
    input: {} as { missing: string; reloadedBefore: boolean },
    context: {} as { missing: string; reloadedBefore: boolean; failure: Failure | null },
    events: {} as { type: 'retry requested' } | { type: 'back online' },
    emitted: {} as ReloadRequest,
    tags: {} as 'busy',
  },
  actors: { 'check the server': unprovided<void>('check the server') },
  actions: {
    'set failure': assign(toFailureContext),
    'emit reload requested': emit(({ context }) => ({
      type: 'reload requested' as const,
      missing: context.missing,
    })),
  },
  guards: { 'was already reloaded': ({ context }) => context.reloadedBefore },
}).createMachine({
  id: 'missingChunk',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'checking the server',
  states: {
    'checking the server': {
      tags: ['busy'],
      invoke: {
        src: 'check the server',
        onDone: [{ guard: 'was already reloaded', target: 'broken' }, { target: 'reloading' }],
        onError: {
          target: 'unreachable',
          actions: { type: 'set failure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    unreachable: {
      on: {
        'retry requested': { target: 'checking the server' },
        'back online': { target: 'checking the server' },
      },
    },
    broken: { on: { 'retry requested': { target: 'reloading' } } },
    reloading: { tags: ['busy'], entry: 'emit reload requested', type: 'final' },
  },
})
