import { modelOf } from '../model-of.ts'
import { copyAddressMachine } from './copy-address-machine.ts'

/** The model of Contact Us. */
export const copyAddressModel = modelOf({
  machine: copyAddressMachine,
  question: 'How does a member contact support?',
  inputs: { 'a member': { address: 'support@trellis.example' } },
  outcomes: {
    'copy text': {
      'is copied': { resolves: undefined },
      'is refused': { rejects: { kind: 'not allowed' } },
    },
  },
})
