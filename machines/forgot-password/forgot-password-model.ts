import { modelOf } from '../model-of.ts'
import { forgotPasswordMachine } from './forgot-password-machine.ts'

/** The model of the password reset request. */
export const forgotPasswordModel = modelOf({
  machine: forgotPasswordMachine,
  question: 'How does a member reset the password?',
  inputs: { 'nothing typed yet': {} },
  events: {
    'field changed': {
      'an email is typed': { type: 'field changed', value: 'maya@lindqvist.example' },
      'the email is cleared': { type: 'field changed', value: '' },
    },
  },
  addressees: ['app'],
  outcomes: {
    'send reset email': {
      'is sent': { resolves: undefined },
      'is refused': { rejects: { kind: 'too many requests' } },
      'cannot be reached': { rejects: { kind: 'unreachable' } },
    },
  },
  invariants: {
    'at most one email per press': ({ sent, started }) =>
      (started['send reset email'] ?? 0) <= (sent.submitted ?? 0),
  },
})
