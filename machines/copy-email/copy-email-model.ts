import { modelOf } from '../model-of.ts'
import { copyEmailMachine } from './copy-email-machine.ts'

export const copyEmailModel = modelOf({
  machine: copyEmailMachine,
  question: 'How does a member contact support?',
  inputs: { 'a member': { email: 'support@trellis.example' } },
  addressees: ['app'],
  outcomes: {
    'copy text': {
      'is copied': { resolves: undefined },
      'is refused': { rejects: { kind: 'not allowed' } },
    },
  },
})
