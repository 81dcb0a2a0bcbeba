import { modelOf } from '../model-of.ts'
import { otherIdentity, unverifiedIdentity } from '../samples.ts'
import { withdrawAccountMachine } from './withdraw-account-machine.ts'

/** The model of withdrawing an unverified account. */
export const withdrawAccountModel = modelOf({
  machine: withdrawAccountMachine,
  question: 'Is the unverified account withdrawn?',
  inputs: { 'a mistyped email': { email: 'maya@lindqvist.example' } },
  outcomes: {
    'read identity': {
      'finds the unverified identity': { resolves: { identity: unverifiedIdentity, marker: null } },
      'finds it with an unfinished deletion': {
        resolves: {
          identity: unverifiedIdentity,
          marker: { uid: unverifiedIdentity.uid, step: 'record' },
        },
      },
      'finds another identity': { resolves: { identity: otherIdentity, marker: null } },
      fails: { rejects: { kind: 'unknown' } },
    },
    'delete record': {
      'is deleted': { resolves: undefined },
      'is refused': { rejects: { kind: 'refused' } },
      'is not sent': { rejects: { kind: 'unreachable', notSent: true } },
      'does not answer': { rejects: { kind: 'unreachable' } },
    },
    'remove identity': {
      'is removed': { resolves: undefined },
      'cannot be removed': { rejects: { kind: 'unreachable' } },
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
