import { modelOf } from '../model-of.ts'
import { unverifiedIdentity, verifiedIdentity } from '../samples.ts'
import { withdrawAccountModel } from '../withdraw-account/withdraw-account-model.ts'
import { signUpMachine } from './sign-up-machine.ts'

const draft = {
  firstName: 'Maya',
  lastName: 'Lindqvist',
  username: 'mayalind',
  email: 'maya@lindqvist.example',
  phone: '',
}

/** The model of sign-up. */
export const signUpModel = modelOf({
  machine: signUpMachine,
  question: 'How does a visitor sign up?',
  inputs: {
    'a stored draft': { draft, identity: null },
    'an email to correct': { draft, identity: unverifiedIdentity },
  },
  events: {
    'field changed': {
      'the password is typed': { type: 'field changed', field: 'password', value: 'sweet-pea-88' },
      'the password is repeated': {
        type: 'field changed',
        field: 'confirmPassword',
        value: 'sweet-pea-88',
      },
      // After a discarded draft, the form can be filled in again.
      'the first name is typed': { type: 'field changed', field: 'firstName', value: 'Maya' },
      'the email is typed': {
        type: 'field changed',
        field: 'email',
        value: 'maya@lindqvist.example',
      },
      'the username is cleared': { type: 'field changed', field: 'username', value: '' },
      'the username is typed': { type: 'field changed', field: 'username', value: 'mayalind' },
    },
  },
  outcomes: {
    'create identity': {
      'is created': { resolves: unverifiedIdentity },
      'finds the email taken': { rejects: { kind: 'email taken' } },
      'is refused': { rejects: { kind: 'weak password' } },
    },
    'sign in': {
      'is unverified': { resolves: unverifiedIdentity },
      'is verified': { resolves: verifiedIdentity },
      'is refused': { rejects: { kind: 'wrong credentials' } },
    },
    'sign out identity': {
      'is signed out': { resolves: undefined },
      fails: { rejects: { kind: 'unknown' } },
    },
    'remove identity': {
      'is removed': { resolves: undefined },
      'cannot be removed': { rejects: { kind: 'unreachable' } },
    },
    register: {
      'is registered': { resolves: { pendingToken: 'pending-1' } },
      'is refused': { rejects: { kind: 'username taken' } },
      'does not answer': { rejects: { kind: 'timed out' } },
    },
    'send verification email': {
      'is sent': { resolves: undefined },
      fails: { rejects: { kind: 'too many requests' } },
    },
  },
  children: { 'withdraw account': withdrawAccountModel },
  invariants: {
    'at most one email per press': ({ sent, started }) =>
      (started['send verification email'] ?? 0) <= (sent.submitted ?? 0),
    'at most one registration per press': ({ sent, started }) =>
      (started.register ?? 0) <= (sent.submitted ?? 0),
    'nothing is sent while the form has problems': ({ snapshot }) =>
      !snapshot.hasTag('busy') || snapshot.context.values.username !== '',
    'the password is cleared once the account is created': ({ snapshot }) =>
      !snapshot.matches('created') || snapshot.context.values.password === '',
  },
})
