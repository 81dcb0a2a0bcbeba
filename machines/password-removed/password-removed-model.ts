import { modelOf } from '../model-of.ts'
import { passwordRemovedMachine } from './password-removed-machine.ts'

export const passwordRemovedModel = modelOf({
  machine: passwordRemovedMachine,
  question: 'What has become of the password after a provider sign-in?',
  inputs: { 'a visitor': undefined },
  events: {
    'password removed': {
      'for an email': { type: 'password removed', email: 'maya@lindqvist.example' },
    },
    'password also opens': {
      'for an email': { type: 'password also opens', email: 'maya@lindqvist.example' },
    },
  },
  addressees: ['app'],
  outcomes: {
    'send reset email': {
      'is sent': { resolves: undefined },
      'cannot be reached': { rejects: { kind: 'unreachable' } },
    },
  },
  invariants: {
    'the email is stored only while the banner is visible': ({ snapshot }) =>
      snapshot.matches('visible') || snapshot.context.email === '',
    'at most one email per press': ({ sent, started }) =>
      (started['send reset email'] ?? 0) <= (sent['reset email requested'] ?? 0),
  },
})
