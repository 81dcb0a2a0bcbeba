import { assign, emit, setup } from 'xstate'
import { type Failure, failureOf } from '../failure.ts'
import type { Page } from '../paths.ts'
import { unprovided } from '../unprovided.ts'

/** The pages that a visitor goes to from the landing page. */
export type GuestPage = Extract<Page, '/login' | '/signup'>

/** What is to be done with the page that was wanted. */
export type LateSiteWish =
  /** All its code is there: the site comes in the place of the landing page. */
  | { type: 'site wanted'; page: GuestPage }
  /** Its code is not there, but the server answers: the browser follows the link as it follows any. */
  | { type: 'link wanted'; page: GuestPage }

/**
 * What if the site behind the landing page does not come? A pressed link waits for its code, 10 s at most. What does
 * not come is the browser's to ask for, once the server has answered: out of reach it would end at the browser's own page.
 */
export const lateSiteMachine = setup({
  types: {
    context: {} as { page: GuestPage; failure: Failure | null },
    events: {} as
      | { type: 'page wanted'; page: GuestPage }
      | { type: 'retried' }
      | { type: 'dismissed' }
      /** The browser shows the landing page as it was left, after Back. */
      | { type: 'shown again' },
    emitted: {} as LateSiteWish,
    tags: {} as 'busy',
  },
  delays: { 'navigation limit': 10_000 },
  actors: {
    'fetch the site': unprovided<void, { page: GuestPage }>('fetch the site'),
    'reach the site': unprovided<void>('reach the site'),
  },
  guards: {
    'is another page': ({ context }, { page }: { page: GuestPage }) => page !== context.page,
    'took too long': (_, { error }: { error: unknown }) => failureOf(error).kind === 'timed out',
  },
  actions: {
    'set page': assign((_, { page }: { page: GuestPage }) => ({ page })),
    'note failure': assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    'note that it took too long': assign({ failure: { kind: 'timed out' } }),
    'forget failure': assign({ failure: null }),
    'say site wanted': emit(({ context: { page } }) => ({ type: 'site wanted' as const, page })),
    'say link wanted': emit(({ context: { page } }) => ({ type: 'link wanted' as const, page })),
  },
}).createMachine({
  id: 'lateSite',
  context: { page: '/login', failure: null },
  initial: 'at rest',
  states: {
    'at rest': {
      on: {
        'page wanted': {
          target: 'fetching the site',
          actions: { type: 'set page', params: ({ event }) => event },
        },
      },
    },
    'fetching the site': {
      tags: ['busy'],
      invoke: {
        src: 'fetch the site',
        input: ({ context: { page } }) => ({ page }),
        onDone: { target: 'coming' },
        onError: [
          {
            guard: { type: 'took too long', params: ({ event }) => ({ error: event.error }) },
            target: 'out of reach',
            actions: { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'asking the site' },
        ],
      },
      on: {
        'page wanted': {
          guard: { type: 'is another page', params: ({ event }) => event },
          target: 'fetching the site',
          reenter: true,
          actions: { type: 'set page', params: ({ event }) => event },
        },
      },
    },
    'asking the site': {
      tags: ['busy'],
      entry: 'forget failure',
      invoke: {
        src: 'reach the site',
        onDone: { target: 'following the link' },
        onError: {
          target: 'out of reach',
          actions: { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'page wanted': {
          guard: { type: 'is another page', params: ({ event }) => event },
          actions: { type: 'set page', params: ({ event }) => event },
        },
      },
    },
    'following the link': {
      tags: ['busy'],
      entry: 'say link wanted',
      on: {
        'page wanted': {
          guard: { type: 'is another page', params: ({ event }) => event },
          target: 'asking the site',
          actions: { type: 'set page', params: ({ event }) => event },
        },
        'shown again': { target: 'at rest' },
      },
      after: {
        'navigation limit': { target: 'out of reach', actions: 'note that it took too long' },
      },
    },
    'out of reach': {
      on: {
        'page wanted': {
          target: 'asking the site',
          actions: { type: 'set page', params: ({ event }) => event },
        },
        retried: { target: 'asking the site' },
        dismissed: { target: 'at rest', actions: 'forget failure' },
      },
    },
    coming: { tags: ['busy'], entry: 'say site wanted', type: 'final' },
  },
})
