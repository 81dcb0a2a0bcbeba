import { modelOf } from '../model/model.ts'
import { copyAddressMachine } from './copy-address-machine.ts'

/** Contact Us with everything that the clipboard can do. */
export const copyAddressModel = modelOf({
  machine: copyAddressMachine,
  question: 'How does one reach support?',
  inputs: { 'a member': { address: 'support@trellis.example' } },
  outcomes: {
    'copy text': {
      'is copied': { resolves: undefined },
      'is refused': { rejects: { kind: 'not allowed' } },
    },
  },
})
