import { assign, setup } from 'xstate'
import {
  deletionHasNotBegun,
  type Failure,
  failureOf,
  setFailure,
  toFailureContext,
} from '../failure.ts'
import { type IdentitySnapshot, type Instant, isSameEmail } from '../member.ts'
import { nonNull } from '../non-null.ts'
import type { UnfinishedDeletion } from '../ports.ts'
import { unprovided, unprovidedAction } from '../unprovided.ts'
import { withEvent, withOutput } from '../with-event.ts'

/** The failure of the withdrawal with its time, or null if the account is withdrawn. */
export type Withdrawal = { failure: Failure | null }

/**
 * Withdraws the account of an unverified email: deletes the record, then the identity. Fails with 'wrong account' if
 * another identity is signed in or the email has been verified, because deleting that account needs a confirmation. A
 * marker is stored first, so that an interrupted withdrawal is finished like a deletion (decision 0014). If the deletion
 * has certainly not begun, the earlier marker is restored, so that the next sign-in does not continue with a deletion,
 * unless an earlier attempt may have begun it. If the page is left while the identity is removed, the marker stays: it
 * belongs to no identity any more, and expires.
 */
export const withdrawAccountMachine = setup({
  types: {
    input: {} as { email: string },
    context: {} as Withdrawal & {
      email: string
      uid: string | null
      /** The deletion marker before this attempt. */
      earlierMarker: UnfinishedDeletion | null
    },
    output: {} as Withdrawal,
  },
  actors: {
    'read identity': unprovided<{
      identity: IdentitySnapshot | null
      marker: UnfinishedDeletion | null
      at: Instant
    }>('read identity'),
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
      uid: identity?.uid ?? null,
    })),
    'set earlier marker': assign((_, { marker }: { marker: UnfinishedDeletion | null }) => ({
      earlierMarker: marker,
    })),
    'set failure': assign(toFailureContext),
    'set wrong account': assign((_, { at }: { at: Instant }) => ({
      failure: { kind: 'wrong account' as const, at },
    })),
    /** Null removes the marker. */
    'store deletion marker': unprovidedAction<{ deletion: UnfinishedDeletion | null }>(
      'store deletion marker',
    ),
  },
}).createMachine({
  id: 'withdrawAccount',
  context: ({ input }) => ({ email: input.email, uid: null, earlierMarker: null, failure: null }),
  initial: 'checking the identity',
  states: {
    'checking the identity': {
      invoke: {
        src: 'read identity',
        onDone: [
          {
            guard: withOutput('can be withdrawn'),
            target: 'deleting the record',
            actions: [withOutput('set uid'), withOutput('set earlier marker')],
          },
          { target: 'rejected', actions: withOutput('set wrong account') },
        ],
        onError: {
          target: 'rejected',
          actions: setFailure,
        },
      },
    },
    'deleting the record': {
      entry: {
        type: 'store deletion marker',
        params: ({ context: { uid } }) => ({ deletion: { uid: nonNull(uid), step: 'record' } }),
      },
      invoke: {
        src: 'delete record',
        onDone: { target: 'removing the identity' },
        onError: [
          {
            guard: withEvent('deletion has not begun'),
            target: 'rejected',
            actions: [
              setFailure,
              {
                type: 'store deletion marker',
                params: ({ context }) => ({ deletion: context.earlierMarker }),
              },
            ],
          },
          {
            target: 'rejected',
            actions: setFailure,
          },
        ],
      },
    },
    'removing the identity': {
      entry: {
        type: 'store deletion marker',
        params: ({ context: { uid } }) => ({ deletion: { uid: nonNull(uid), step: 'identity' } }),
      },
      invoke: {
        src: 'remove identity',
        onDone: { target: 'withdrawn' },
        onError: {
          target: 'rejected',
          actions: setFailure,
        },
      },
    },
    withdrawn: {
      type: 'final',
      entry: {
        type: 'store deletion marker',
        params: ({ context: { uid, earlierMarker } }) => ({
          deletion: earlierMarker?.uid === uid ? null : earlierMarker,
        }),
      },
    },
    rejected: { type: 'final' },
  },
  output: ({ context }) => ({ failure: context.failure }),
})
