import { assign, emit, setup } from 'xstate'
import { type Failure, failureOf } from '../failure.ts'
import { unprovided } from '../unprovided.ts'

/** Wishes that the page be loaded anew, as the site now has it. */
export type ReloadWanted = { type: 'reload wanted'; missing: string }

/**
 * What if the code of a page does not come? Either a deployment has replaced it, and one reload brings the new
 * site; or the site is out of reach, and a reload would end at the browser's own page. So the site is asked
 * first. `missing` names what did not come; `reloadedBefore` is whether this tab was reloaded for it already.
 */
export const missingCodeMachine = setup({
  types: {
    input: {} as { missing: string; reloadedBefore: boolean },
    context: {} as { missing: string; reloadedBefore: boolean; failure: Failure | null },
    events: {} as { type: 'retried' } | { type: 'back online' },
    emitted: {} as ReloadWanted,
    tags: {} as 'busy',
  },
  actors: { 'reach the site': unprovided<void>('reach the site') },
  actions: {
    'note failure': assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    'say reload wanted': emit(({ context }) => ({
      type: 'reload wanted' as const,
      missing: context.missing,
    })),
  },
  guards: { 'was reloaded for it': ({ context }) => context.reloadedBefore },
}).createMachine({
  id: 'missingCode',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'asking the site',
  states: {
    'asking the site': {
      tags: ['busy'],
      invoke: {
        src: 'reach the site',
        onDone: [{ guard: 'was reloaded for it', target: 'broken' }, { target: 'reloading' }],
        onError: {
          target: 'out of reach',
          actions: { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    'out of reach': {
      on: {
        retried: { target: 'asking the site' },
        'back online': { target: 'asking the site' },
      },
    },
    broken: { on: { retried: { target: 'reloading' } } },
    reloading: { tags: ['busy'], entry: 'say reload wanted', type: 'final' },
  },
})
