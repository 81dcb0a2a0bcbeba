import { modelOf } from '../model/model.ts'
import { settledMember, unverifiedIdentity, verifiedIdentity } from '../model/samples.ts'
import { loginMachine } from './login-machine.ts'

/** The password login with everything that can happen to it. */
export const loginModel = modelOf({
  machine: loginMachine,
  question: 'How does one get in with a password?',
  inputs: { 'a visitor': { returnTo: null } },
  events: {
    'field changed': {
      'an e-mail is typed': {
        type: 'field changed',
        field: 'identifier',
        value: 'maya@lindqvist.example',
      },
      'a username is typed': { type: 'field changed', field: 'identifier', value: 'mayalind' },
      'a password is typed': { type: 'field changed', field: 'password', value: 'sweet-pea-88' },
    },
  },
  outcomes: {
    'resolve login': {
      'finds the e-mail': { resolves: { email: 'maya@lindqvist.example' } },
      'is refused': { rejects: { kind: 'wrong credentials' } },
      'is not offered': { rejects: { kind: 'username sign-in unsupported' } },
    },
    'sign in': {
      'says verified': { resolves: verifiedIdentity },
      'says unverified': { resolves: unverifiedIdentity },
      'is refused': { rejects: { kind: 'wrong credentials' } },
      'cannot be reached': { rejects: { kind: 'unreachable' } },
    },
    'enter session': {
      'is entered': { resolves: { member: settledMember } },
      'is refused': { rejects: { kind: 'server error' } },
    },
  },
  invariants: {
    'at most one sign-in per press': ({ sent, started }) =>
      (started['sign in'] ?? 0) <= (sent.submitted ?? 0),
    'no password is kept after entering': ({ snapshot }) =>
      !snapshot.matches('entered') || snapshot.context.password === '',
    'nobody enters with an unverified address': ({ snapshot }) =>
      !snapshot.matches('entering') || snapshot.context.identity?.emailVerified === true,
  },
})
