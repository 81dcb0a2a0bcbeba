import { modelOf } from '../model/model.ts'
import { passwordLostMachine } from './password-lost-machine.ts'

/** The word about a password that has gone. */
export const passwordLostModel = modelOf({
  machine: passwordLostMachine,
  question: 'Must a member be told that the password has gone?',
  inputs: { 'a visitor': undefined },
  events: {
    'password dropped': {
      'of an address': { type: 'password dropped', email: 'maya@lindqvist.example' },
    },
  },
  outcomes: {},
  invariants: {
    'no address is kept in silence': ({ snapshot }) =>
      snapshot.matches('telling') || snapshot.context.email === '',
  },
})
