import { assign, setup } from 'xstate'
import { type Failure, toFailureContext } from '../failure.ts'
import { syncLimit } from '../limits.ts'
import { type IdentitySnapshot, isSameEmail, isVerified } from '../member.ts'
import { unprovided, unprovidedWatch } from '../unprovided.ts'
import { withEvent, withOutputAs } from '../with-event.ts'

/** A change of the identity, from this tab or another one. */
export type IdentityReport = { type: 'identity changed'; identity: IdentitySnapshot | null }

/** The restored identity, or the failure of the identity service. */
export type RestoredIdentity = { identity: IdentitySnapshot | null; failure: Failure | null }

/**
 * Restores the identity that the identity library has stored. If another tab has just signed in, the library of this tab
 * does not have the expected identity yet, so the machine waits for it, at most 2.5 s. An unverified identity is
 * reloaded, because the link in the email may have been opened on another device.
 */
export const restoreIdentityMachine = setup({
  types: {
    input: {} as {
      /** The uid that the session has stored, or null if any identity will do. */
      expected: string | null
      /** The email whose verification is pending, or null. Another identity is that of a former member. */
      pendingEmail: string | null
    },
    context: {} as RestoredIdentity & { expected: string | null; pendingEmail: string | null },
    events: {} as IdentityReport,
    output: {} as RestoredIdentity,
  },
  actors: {
    'read identity': unprovided<IdentitySnapshot | null>('read identity'),
    'watch identity': unprovidedWatch<IdentityReport>('watch identity'),
    'reload identity': unprovided<IdentitySnapshot>('reload identity'),
  },
  delays: { 'sync limit': syncLimit },
  guards: {
    'is expected': ({ context }, { identity }: { identity: IdentitySnapshot | null }) =>
      (context.expected === null || identity?.uid === context.expected) &&
      (context.pendingEmail === null ||
        identity === null ||
        isSameEmail(identity.email, context.pendingEmail)),
    'is unverified': ({ context }) => context.identity !== null && !isVerified(context.identity),
  },
  actions: {
    'set identity': assign((_, { identity }: { identity: IdentitySnapshot | null }) => ({
      identity,
    })),
    'set failure': assign(toFailureContext),
  },
}).createMachine({
  id: 'restoreIdentity',
  context: ({ input }) => ({ ...input, identity: null, failure: null }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'read identity',
        onDone: [
          {
            guard: withOutputAs('is expected', 'identity'),
            target: 'deciding',
            actions: withOutputAs('set identity', 'identity'),
          },
          {
            target: 'waiting for another tab',
            actions: withOutputAs('set identity', 'identity'),
          },
        ],
        onError: {
          target: 'failed',
          actions: withEvent('set failure'),
        },
      },
    },
    'waiting for another tab': {
      invoke: { src: 'watch identity' },
      on: {
        'identity changed': [
          {
            guard: withEvent('is expected'),
            target: 'deciding',
            actions: withEvent('set identity'),
          },
          { actions: withEvent('set identity') },
        ],
      },
      after: { 'sync limit': { target: 'deciding' } },
    },
    deciding: {
      always: [{ guard: 'is unverified', target: 'reloading' }, { target: 'restored' }],
    },
    reloading: {
      invoke: {
        src: 'reload identity',
        onDone: {
          target: 'restored',
          actions: withOutputAs('set identity', 'identity'),
        },
        onError: {
          target: 'failed',
          actions: withEvent('set failure'),
        },
      },
    },
    restored: { type: 'final' },
    failed: { type: 'final' },
  },
  output: ({ context: { identity, failure } }) => ({ identity, failure }),
})
