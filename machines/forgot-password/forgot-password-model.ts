import { modelOf } from '../model/model.ts'
import { forgotPasswordMachine } from './forgot-password-machine.ts'

/** The password-reset request with everything that can happen to it. */
export const forgotPasswordModel = modelOf({
  machine: forgotPasswordMachine,
  question: 'How does one get a new password?',
  inputs: { 'nothing typed yet': {} },
  events: {
    'field changed': {
      'an address is typed': { type: 'field changed', value: 'maya@lindqvist.example' },
      'the address is emptied': { type: 'field changed', value: '' },
    },
  },
  outcomes: {
    'send reset email': {
      'is sent': { resolves: undefined },
      'is refused': { rejects: { kind: 'too many requests' } },
      'cannot be reached': { rejects: { kind: 'unreachable' } },
    },
  },
  invariants: {
    'at most one mail per click': ({ sent, started }) =>
      (started['send reset email'] ?? 0) <= (sent.submitted ?? 0),
  },
})
