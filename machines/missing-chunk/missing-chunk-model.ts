import { modelOf } from '../model-of.ts'
import { missingChunkMachine } from './missing-chunk-machine.ts'

const missing = 'https://trellis.example/assets/login-1a2b3c.js'

/** The model of a chunk load error. */
export const missingChunkModel = modelOf({
  machine: missingChunkMachine,
  question: 'What happens after a chunk load error?',
  inputs: {
    'for the first time': { missing, reloadedBefore: false },
    'after a reload': { missing, reloadedBefore: true },
  },
  outcomes: {
    'check the server': {
      'is answered': { resolves: undefined },
      'cannot be reached': { rejects: { kind: 'unreachable' } },
      'answers with an error': { rejects: { kind: 'server error' } },
    },
  },
  invariants: {
    'the page reloads only after the server has answered': ({ emitted, started }) =>
      emitted.length <= (started['check the server'] ?? 0),
  },
})
