import type { Instant } from '../member.ts'
import { modelOf } from '../model-of.ts'
import { otherIdentity, unverifiedIdentity } from '../samples.ts'
import { withdrawAccountMachine } from './withdraw-account-machine.ts'

export const withdrawAccountModel = modelOf({
  machine: withdrawAccountMachine,
  question: 'Is the unverified account withdrawn?',
  inputs: { 'a mistyped email': { email: 'maya@lindqvist.example' } },
  outcomes: {
    'read identity': {
      'finds the unverified identity': {
        resolves: (at: Instant) => ({ identity: unverifiedIdentity, marker: null, at }),
      },
      'finds it with an unfinished deletion': {
        resolves: (at: Instant) => ({
          identity: unverifiedIdentity,
          marker: { uid: unverifiedIdentity.uid, step: 'record' as const },
          at,
        }),
      },
      'finds another identity': {
        resolves: (at: Instant) => ({ identity: otherIdentity, marker: null, at }),
      },
      fails: { rejects: (at: Instant) => ({ kind: 'unknown', at }) },
    },
    'delete record': {
      'is deleted': { resolves: undefined },
      'is refused': { rejects: (at: Instant) => ({ kind: 'refused', at }) },
      'is not sent': {
        rejects: (at: Instant) => ({ kind: 'unreachable', notSent: true, at }),
      },
      'does not answer': { rejects: (at: Instant) => ({ kind: 'unreachable', at }) },
    },
    'remove identity': {
      'is removed': { resolves: undefined },
      'cannot be removed': { rejects: (at: Instant) => ({ kind: 'unreachable', at }) },
    },
  },
  project: ({ failure, earlierMarker }) => [failure !== null, earlierMarker !== null],
  invariants: {
    'the identity is removed only after its record': ({ started, ended }) =>
      (started['remove identity'] ?? 0) === 0 || (ended['delete record: is deleted'] ?? 0) > 0,
    'only the unverified identity of the email is withdrawn': ({ started, ended }) =>
      (started['delete record'] ?? 0) === 0 ||
      (ended['read identity: finds the unverified identity'] ?? 0) +
        (ended['read identity: finds it with an unfinished deletion'] ?? 0) >
        0,
    'a rejected withdrawal has a failure': ({ snapshot }) =>
      snapshot.matches('rejected') === (snapshot.context.failure !== null),
  },
})
