import { assign, sendTo, setup } from 'xstate'
import { session } from '../addresses.ts'
import { type Failure, failureOf } from '../failure.ts'
import type { IdentitySnapshot } from '../member.ts'
import { unprovided, unprovidedAction, unprovidedWatch } from '../unprovided.ts'
import { withOutputAs } from '../with-event.ts'
import type { SignInMessage } from './sign-in-messages.ts'

/** A command to the channel between tabs: notifies the other tabs of a sign-in of this one. */
export type SignInPublication = { type: 'sign-in started' } | { type: 'sign-in ended' }

/** A sign-in of another tab. */
export type SignInElsewhere =
  | { type: 'sign-in started elsewhere' }
  | { type: 'sign-in ended elsewhere' }

/**
 * Finds orphaned identities, which the identity library has stored without a session, and reports them to the session,
 * which signs them out (decision 0007). While a sign-in runs in any tab, no identity is orphaned.
 */
export const signInsMachine = setup({
  types: {
    context: {} as { here: number; elsewhere: number },
    events: {} as SignInMessage | SignInElsewhere,
    children: {} as { channel: 'channel' },
  },
  actors: {
    channel: unprovidedWatch<SignInPublication>('channel'),
    'read identity': unprovided<IdentitySnapshot | null>('read identity'),
  },
  guards: {
    'is orphaned': ({ context }, { identity }: { identity: IdentitySnapshot | null }) =>
      identity !== null && context.here === 0 && context.elsewhere === 0,
  },
  actions: {
    'count start': assign(({ context }) => ({ here: context.here + 1 })),
    'count end': assign(({ context }) => ({ here: Math.max(0, context.here - 1) })),
    'count start elsewhere': assign(({ context }) => ({ elsewhere: context.elsewhere + 1 })),
    // This tab may have been opened after the start.
    'count end elsewhere': assign(({ context }) => ({
      elsewhere: Math.max(0, context.elsewhere - 1),
    })),
    'publish start': sendTo('channel', { type: 'sign-in started' }),
    'publish end': sendTo('channel', { type: 'sign-in ended' }),
    'send orphaned identity found': sendTo(session, { type: 'orphaned identity found' }),
    'log failure': unprovidedAction<{ failure: Failure }>('log failure'),
  },
}).createMachine({
  id: 'signIns',
  context: { here: 0, elsewhere: 0 },
  invoke: { src: 'channel', id: 'channel' },
  initial: 'idle',
  on: {
    'sign-in offered': { target: '.looking' },
    'sign-in started': { actions: ['count start', 'publish start'] },
    'sign-in ended': { actions: ['count end', 'publish end'] },
    'sign-in started elsewhere': { actions: 'count start elsewhere' },
    'sign-in ended elsewhere': { actions: 'count end elsewhere' },
  },
  states: {
    idle: {},
    looking: {
      invoke: {
        src: 'read identity',
        onDone: [
          {
            guard: withOutputAs('is orphaned', 'identity'),
            target: 'idle',
            actions: 'send orphaned identity found',
          },
          { target: 'idle' },
        ],
        onError: {
          target: 'idle',
          actions: {
            type: 'log failure',
            params: ({ event }) => ({ failure: failureOf(event.error) }),
          },
        },
      },
    },
  },
})
