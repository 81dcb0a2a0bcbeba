import { modelOf } from '../model-of.ts'
import { passwordLostMachine } from './password-lost-machine.ts'

/** The model of the banner about a removed password. */
export const passwordLostModel = modelOf({
  machine: passwordLostMachine,
  question: 'Was the password removed by a provider sign-in?',
  inputs: { 'a visitor': undefined },
  events: {
    'password dropped': {
      'for an email': { type: 'password dropped', email: 'maya@lindqvist.example' },
    },
  },
  outcomes: {},
  invariants: {
    'the email is stored only while the banner is visible': ({ snapshot }) =>
      snapshot.matches('visible') || snapshot.context.email === '',
  },
})
