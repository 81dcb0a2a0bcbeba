import { assign, setup } from 'xstate'
import { deletionHasNotBegun, type Failure, failureOf, toFailureContext } from '../failure.ts'
import { type IdentitySnapshot, isSameEmail } from '../member.ts'
import { unprovided } from '../unprovided.ts'

/** The failure of the withdrawal, or null if the account is withdrawn. */
export type Withdrawal = { failure: Failure | null }

/**
 * Withdraws the account of an unverified email: deletes the record, then the identity. Fails with 'wrong account' if
 * another identity is signed in or the email has been verified, because deleting that account needs a confirmation. A
 * marker is stored first, so that an interrupted withdrawal is finished like a deletion (decision 0014). It is cleared
 * if the backend has not started, so that the next sign-in does not continue with a deletion.
 */
export const withdrawAccountMachine = setup({
  types: {
    input: {} as { email: string },
    context: {} as Withdrawal & { email: string; uid: string },
    output: {} as Withdrawal,
  },
  actors: {
    'read identity': unprovided<IdentitySnapshot | null>('read identity'),
    'delete record': unprovided<void>('delete record'),
    'remove identity': unprovided<void>('remove identity'),
  },
  guards: {
    'can be withdrawn': ({ context }, { identity }: { identity: IdentitySnapshot | null }) =>
      identity !== null && !identity.emailVerified && isSameEmail(identity.email, context.email),
    'deletion has not begun': (_, { error }: { error: unknown }) =>
      deletionHasNotBegun(failureOf(error)),
  },
  actions: {
    'set uid': assign((_, { identity }: { identity: IdentitySnapshot | null }) => ({
      uid: identity?.uid ?? '',
    })),
    'set failure': assign(toFailureContext),
    'set wrong account': assign({ failure: { kind: 'wrong account' } }),
    // The composition root provides both. They change only the storage.
    'store deletion marker': (_, _marker: { uid: string }) => {},
    'clear deletion marker': () => {},
  },
}).createMachine({
  id: 'withdrawAccount',
  context: ({ input }) => ({ email: input.email, uid: '', failure: null }),
  initial: 'checking the identity',
  states: {
    'checking the identity': {
      invoke: {
        src: 'read identity',
        onDone: [
          {
            guard: {
              type: 'can be withdrawn',
              params: ({ event }) => ({ identity: event.output }),
            },
            target: 'deleting the record',
            actions: { type: 'set uid', params: ({ event }) => ({ identity: event.output }) },
          },
          { target: 'rejected', actions: 'set wrong account' },
        ],
        onError: {
          target: 'rejected',
          actions: { type: 'set failure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    'deleting the record': {
      entry: { type: 'store deletion marker', params: ({ context: { uid } }) => ({ uid }) },
      invoke: {
        src: 'delete record',
        onDone: { target: 'removing the identity' },
        onError: [
          {
            guard: {
              type: 'deletion has not begun',
              params: ({ event }) => ({ error: event.error }),
            },
            target: 'rejected',
            actions: [
              { type: 'set failure', params: ({ event }) => ({ error: event.error }) },
              'clear deletion marker',
            ],
          },
          {
            target: 'rejected',
            actions: { type: 'set failure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    'removing the identity': {
      invoke: {
        src: 'remove identity',
        onDone: { target: 'withdrawn' },
        onError: {
          target: 'rejected',
          actions: { type: 'set failure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    withdrawn: { type: 'final', entry: 'clear deletion marker' },
    rejected: { type: 'final' },
  },
  output: ({ context }) => ({ failure: context.failure }),
})
