import { modelOf } from '../model-of.ts'
import { otherIdentity, settledMember, unverifiedIdentity, verifiedIdentity } from '../samples.ts'
import { loginMachine } from './login-machine.ts'

/** The model of the password login. */
export const loginModel = modelOf({
  machine: loginMachine,
  question: 'How does a member sign in with a password?',
  inputs: { 'a visitor': { returnTo: null } },
  events: {
    'session opened': {
      'of the member': { type: 'session opened', uid: verifiedIdentity.uid, member: settledMember },
      'of another member': {
        type: 'session opened',
        uid: otherIdentity.uid,
        member: settledMember,
      },
    },
    'session not opened': {
      'by the backend': { type: 'session not opened', failure: { kind: 'server error' } },
    },
    'field changed': {
      'an email is typed': {
        type: 'field changed',
        field: 'identifier',
        value: 'maya@lindqvist.example',
      },
      'a username is typed': { type: 'field changed', field: 'identifier', value: 'mayalind' },
      'a password is typed': { type: 'field changed', field: 'password', value: 'sweet-pea-88' },
    },
  },
  addressees: ['app', 'session', 'onboarding'],
  outcomes: {
    social: { 'signs in': { resolves: undefined } },
    'resolve login': {
      'finds the email': { resolves: { email: 'maya@lindqvist.example' } },
      'is refused': { rejects: { kind: 'wrong credentials' } },
      'is not supported': { rejects: { kind: 'username sign-in unsupported' } },
    },
    'sign in': {
      'is verified': { resolves: verifiedIdentity },
      'is unverified': { resolves: unverifiedIdentity },
      'is refused': { rejects: { kind: 'wrong credentials' } },
      'cannot be reached': { rejects: { kind: 'unreachable' } },
    },
  },
  invariants: {
    'at most one sign-in per press': ({ sent, started }) =>
      (started['sign in'] ?? 0) <= (sent.submitted ?? 0),
    'the password is cleared after the sign-in': ({ snapshot }) =>
      !snapshot.matches('signed in') || snapshot.context.password === '',
    'a session starts only with a verified email': ({ snapshot }) =>
      !snapshot.matches('starting session') || snapshot.context.identity?.emailVerified === true,
  },
})
