import { modelOf } from '../model-of.ts'
import { googleIdentity, linkedIdentity, newMember, otherIdentity } from '../samples.ts'
import { socialSignInMachine } from './social-sign-in-machine.ts'

/** The model of the Google and Apple sign-in. */
export const socialSignInModel = modelOf({
  machine: socialSignInMachine,
  question: 'How does a member sign in with Google or Apple?',
  inputs: { 'a visitor': { returnTo: null } },
  events: {
    'session opened': {
      'of the member': { type: 'session opened', uid: googleIdentity.uid, member: newMember },
      'of another member': { type: 'session opened', uid: otherIdentity.uid, member: newMember },
    },
    'session not opened': {
      'by the backend': { type: 'session not opened', failure: { kind: 'server error' } },
    },
    'provider chosen': {
      Google: { type: 'provider chosen', provider: 'google' },
      Apple: { type: 'provider chosen', provider: 'apple' },
    },
  },
  addressees: ['app', 'session', 'onboarding'],
  outcomes: {
    'sign in with provider': {
      'signs in': { resolves: { identity: googleIdentity, passwordRemoved: false } },
      'signs in and removes a password': {
        resolves: { identity: googleIdentity, passwordRemoved: true },
      },
      'finds the email unverified': {
        resolves: { identity: linkedIdentity, passwordRemoved: false },
      },
      'popup is closed': { rejects: { kind: 'popup closed' } },
      'popup is superseded': { rejects: { kind: 'popup superseded' } },
      'popup is blocked': { rejects: { kind: 'popup blocked' } },
      'finds another provider': { rejects: { kind: 'other provider' } },
      'cannot be reached': { rejects: { kind: 'provider unreachable' } },
    },
  },
  invariants: {
    'at most one popup per press': ({ sent, started }) =>
      (started['sign in with provider'] ?? 0) <= (sent['provider chosen'] ?? 0),
    'a session starts only with a verified identity': ({ snapshot }) =>
      !snapshot.matches('starting session') ||
      snapshot.context.signedIn?.identity.emailVerified === true,
  },
})
