import { modelOf } from '../model/model.ts'
import { missingCodeMachine } from './missing-code-machine.ts'

const missing = 'https://trellis.example/assets/login-1a2b3c.js'

/** A page whose code has not come, with everything that the site can answer. */
export const missingCodeModel = modelOf({
  machine: missingCodeMachine,
  question: 'What if the code of a page does not come?',
  inputs: {
    'for the first time': { missing, reloadedBefore: false },
    'after a reload for it': { missing, reloadedBefore: true },
  },
  outcomes: {
    'reach the site': {
      'is answered': { resolves: undefined },
      'cannot be reached': { rejects: { kind: 'unreachable' } },
      'answers with an error': { rejects: { kind: 'server error' } },
    },
  },
  invariants: {
    'no reload before the site has answered': ({ emitted, started }) =>
      emitted.length <= (started['reach the site'] ?? 0),
  },
})
