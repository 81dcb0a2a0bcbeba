import { assign, setup } from 'xstate'
import { type Failure, failureOf, toFailureContext } from '../failure.ts'
import { callLimit } from '../limits.ts'
import type { Page } from '../paths.ts'
import { unprovided, unprovidedAction, unprovidedWatch } from '../unprovided.ts'
import { withEvent } from '../with-event.ts'

/** The pages that the landing page links to. */
export type VisitorPage = Extract<Page, '/login' | '/signup'>

/** The browser has restored the landing page from the back/forward cache. */
type PageRestored = { type: 'page restored' }
/** This browser stores something of a member, perhaps by another tab. */
type MemberStored = { type: 'member stored' }

/**
 * Puts the full site in the place of the landing page: at a page whose link was pressed, or for a member. A pressed link waits at most 10 s for the site bundle. If the
 * bundle fails to load, the machine checks the server before it requests a full page load, because without a
 * connection the browser would show its own error page.
 */
export const fullSiteMachine = setup({
  types: {
    context: {} as { page: VisitorPage; failure: Failure | null },
    events: {} as
      | { type: 'page requested'; page: VisitorPage }
      | { type: 'retry requested' }
      | { type: 'dismissed' }
      | PageRestored
      | MemberStored,
    tags: {} as 'busy',
  },
  delays: { 'navigation timeout': callLimit },
  actors: {
    'load the site bundle': unprovided<void, { page: VisitorPage }>('load the site bundle'),
    'check the server': unprovided<void>('check the server'),
    'mount the site': unprovided<void, { page: VisitorPage | null }>('mount the site'),
    'watch page restores': unprovidedWatch<PageRestored>('watch page restores'),
    'watch stored members': unprovidedWatch<MemberStored>('watch stored members'),
  },
  guards: {
    'is another page': ({ context }, { page }: { page: VisitorPage }) => page !== context.page,
    'timed out': (_, { error }: { error: unknown }) => failureOf(error).kind === 'timed out',
  },
  actions: {
    'set page': assign((_, { page }: { page: VisitorPage }) => ({ page })),
    'set failure': assign(toFailureContext),
    'set timed-out failure': assign({ failure: { kind: 'timed out' } }),
    'clear failure': assign({ failure: null }),
    'load the page': unprovidedAction<{ page: VisitorPage }>('load the page'),
  },
}).createMachine({
  id: 'fullSite',
  context: { page: '/login', failure: null },
  invoke: [{ src: 'watch page restores' }, { src: 'watch stored members' }],
  initial: 'idle',
  states: {
    idle: {
      on: {
        'page requested': {
          target: 'loading the site bundle',
          actions: withEvent('set page'),
        },
        'member stored': { target: 'mounting for a member' },
      },
    },
    'loading the site bundle': {
      tags: ['busy'],
      invoke: {
        src: 'load the site bundle',
        input: ({ context: { page } }) => ({ page }),
        onDone: { target: 'mounting' },
        onError: [
          {
            guard: withEvent('timed out'),
            target: 'unreachable',
            actions: withEvent('set failure'),
          },
          { target: 'checking the server' },
        ],
      },
      on: {
        'page requested': {
          guard: withEvent('is another page'),
          target: 'loading the site bundle',
          reenter: true,
          actions: withEvent('set page'),
        },
      },
    },
    'checking the server': {
      tags: ['busy'],
      entry: 'clear failure',
      invoke: {
        src: 'check the server',
        onDone: { target: 'navigating by link' },
        onError: {
          target: 'unreachable',
          actions: withEvent('set failure'),
        },
      },
      on: {
        'page requested': {
          guard: withEvent('is another page'),
          actions: withEvent('set page'),
        },
      },
    },
    'navigating by link': {
      tags: ['busy'],
      entry: { type: 'load the page', params: ({ context: { page } }) => ({ page }) },
      on: {
        'page requested': {
          guard: withEvent('is another page'),
          target: 'checking the server',
          actions: withEvent('set page'),
        },
        'page restored': { target: 'idle' },
      },
      after: {
        'navigation timeout': { target: 'unreachable', actions: 'set timed-out failure' },
      },
    },
    unreachable: {
      on: {
        'page requested': {
          target: 'checking the server',
          actions: withEvent('set page'),
        },
        'retry requested': { target: 'checking the server' },
        'member stored': { target: 'mounting for a member', actions: 'clear failure' },
        dismissed: { target: 'idle', actions: 'clear failure' },
      },
    },
    mounting: {
      tags: ['busy'],
      invoke: {
        src: 'mount the site',
        input: ({ context: { page } }) => ({ page }),
        onDone: { target: 'mounted' },
        onError: { target: 'navigating by link' },
      },
    },
    // If the bundle fails to load, the landing page stays. The next visit loads it again.
    'mounting for a member': {
      invoke: {
        src: 'mount the site',
        input: { page: null },
        onDone: { target: 'mounted' },
        onError: { target: 'idle' },
      },
      on: {
        'page requested': {
          target: 'loading the site bundle',
          actions: withEvent('set page'),
        },
      },
    },
    mounted: { type: 'final' },
  },
})
