import { assign, emit, setup } from 'xstate'
import { type Failure, failureOf, toFailureContext } from '../failure.ts'
import { callLimit } from '../limits.ts'
import type { Page } from '../paths.ts'
import { unprovided } from '../unprovided.ts'

/** The pages that the landing page links to. */
export type VisitorPage = Extract<Page, '/login' | '/signup'>

/** How to open the requested page. */
export type FullSiteEvent =
  /** The site bundle is loaded: mount it in place of the landing page. */
  | { type: 'site loaded'; page: VisitorPage }
  /** The bundle failed to load, but the server is reachable: navigate with a full page load. */
  | { type: 'full navigation requested'; page: VisitorPage }

/**
 * Opens a page of the full site from the landing page. A pressed link waits at most 10 s for the site bundle. If the
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
      /** The browser has restored the landing page from the back/forward cache. */
      | { type: 'page restored' },
    emitted: {} as FullSiteEvent,
    tags: {} as 'busy',
  },
  delays: { 'navigation timeout': callLimit },
  actors: {
    'load the site bundle': unprovided<void, { page: VisitorPage }>('load the site bundle'),
    'check the server': unprovided<void>('check the server'),
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
    'emit site loaded': emit(({ context: { page } }) => ({ type: 'site loaded' as const, page })),
    'emit full navigation requested': emit(({ context: { page } }) => ({
      type: 'full navigation requested' as const,
      page,
    })),
  },
}).createMachine({
  id: 'fullSite',
  context: { page: '/login', failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'page requested': {
          target: 'loading the site bundle',
          actions: { type: 'set page', params: ({ event }) => event },
        },
      },
    },
    'loading the site bundle': {
      tags: ['busy'],
      invoke: {
        src: 'load the site bundle',
        input: ({ context: { page } }) => ({ page }),
        onDone: { target: 'loaded' },
        onError: [
          {
            guard: { type: 'timed out', params: ({ event }) => ({ error: event.error }) },
            target: 'unreachable',
            actions: { type: 'set failure', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'checking the server' },
        ],
      },
      on: {
        'page requested': {
          guard: { type: 'is another page', params: ({ event }) => event },
          target: 'loading the site bundle',
          reenter: true,
          actions: { type: 'set page', params: ({ event }) => event },
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
          actions: { type: 'set failure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'page requested': {
          guard: { type: 'is another page', params: ({ event }) => event },
          actions: { type: 'set page', params: ({ event }) => event },
        },
      },
    },
    'navigating by link': {
      tags: ['busy'],
      entry: 'emit full navigation requested',
      on: {
        'page requested': {
          guard: { type: 'is another page', params: ({ event }) => event },
          target: 'checking the server',
          actions: { type: 'set page', params: ({ event }) => event },
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
          actions: { type: 'set page', params: ({ event }) => event },
        },
        'retry requested': { target: 'checking the server' },
        dismissed: { target: 'idle', actions: 'clear failure' },
      },
    },
    loaded: { tags: ['busy'], entry: 'emit site loaded', type: 'final' },
  },
})
