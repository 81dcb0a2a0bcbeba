import { modelOf } from '../model-of.ts'
import { otherIdentity, unverifiedIdentity, verifiedIdentity } from '../samples.ts'
import { restoreIdentityMachine } from './restore-identity-machine.ts'

export const restoreIdentityModel = modelOf({
  machine: restoreIdentityMachine,
  question: 'Which identity has this browser stored?',
  inputs: {
    'a stored member': { expected: verifiedIdentity.uid, pendingEmail: null },
    'a stored sign-up': { expected: null, pendingEmail: unverifiedIdentity.email },
  },
  outcomes: {
    'read identity': {
      'finds the member': { resolves: verifiedIdentity },
      'finds the unverified identity': { resolves: unverifiedIdentity },
      'finds another identity': { resolves: otherIdentity },
      'finds no identity': { resolves: null },
      'finds the account gone': { rejects: { kind: 'account deleted' } },
      'finds the session revoked': { rejects: { kind: 'session expired' } },
      fails: { rejects: { kind: 'timed out' } },
    },
    'watch identity': {
      'reports the member': { sends: { type: 'identity changed', identity: verifiedIdentity } },
      'reports another identity': { sends: { type: 'identity changed', identity: otherIdentity } },
    },
    'reload identity': {
      'finds the email verified': { resolves: verifiedIdentity },
      'finds the email unverified': { resolves: unverifiedIdentity },
      fails: { rejects: { kind: 'unreachable' } },
    },
  },
  project: ({ expected, identity, failure }) => [
    expected,
    identity?.uid,
    identity?.emailVerified,
    failure?.kind,
  ],
  invariants: {
    'an unverified identity is restored only after a reload': ({ snapshot, started }) =>
      !snapshot.matches('restored') ||
      snapshot.context.identity?.emailVerified !== false ||
      (started['reload identity'] ?? 0) > 0,
    'a failed restore has a failure': ({ snapshot }) =>
      snapshot.matches('failed') === (snapshot.context.failure !== null),
  },
})
