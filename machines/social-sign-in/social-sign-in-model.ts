import { modelOf } from '../model/model.ts'
import { googleIdentity, newMember } from '../model/samples.ts'
import { socialSignInMachine } from './social-sign-in-machine.ts'

/** Google and Apple sign-in with everything that can happen to it. */
export const socialSignInModel = modelOf({
  machine: socialSignInMachine,
  question: 'How does one get in with Google or Apple?',
  inputs: { 'a visitor': { returnTo: null } },
  events: {
    'provider chosen': {
      Google: { type: 'provider chosen', provider: 'google' },
      Apple: { type: 'provider chosen', provider: 'apple' },
    },
  },
  outcomes: {
    'sign in with provider': {
      'signs in': { resolves: { identity: googleIdentity, passwordDropped: false } },
      'signs in and drops a password': {
        resolves: { identity: googleIdentity, passwordDropped: true },
      },
      'is closed': { rejects: { kind: 'popup closed' } },
      'is superseded': { rejects: { kind: 'popup superseded' } },
      'is blocked': { rejects: { kind: 'popup blocked' } },
      'finds another provider': { rejects: { kind: 'other provider' } },
      'cannot be reached': { rejects: { kind: 'provider unreachable' } },
    },
    'enter session': {
      'is entered': { resolves: { member: newMember } },
      'is refused': { rejects: { kind: 'server error' } },
    },
  },
  invariants: {
    'at most one window per press': ({ sent, started }) =>
      (started['sign in with provider'] ?? 0) <= (sent['provider chosen'] ?? 0),
  },
})
