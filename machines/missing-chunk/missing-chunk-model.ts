import { modelOf } from '../model-of.ts'
import { missingChunkMachine } from './missing-chunk-machine.ts'

export const missingChunkModel = modelOf({
  machine: missingChunkMachine,
  question: 'What happens after a chunk load error?',
  inputs: {
    'for the first time': { missing: 'https://trellis.example/assets/login-1a2b3c.js' },
    'after a reload': { missing: 'https://trellis.example/assets/login-4d5e6f.js' },
  },
  outcomes: {
    'check the server': {
      'is answered': { resolves: { wasReloaded: false } },
      'is answered after a reload': { resolves: { wasReloaded: true } },
      'cannot be reached': { rejects: { kind: 'unreachable' } },
      'answers with an error': { rejects: { kind: 'server error' } },
    },
    'watch connection': { 'is restored': { sends: { type: 'back online' } } },
  },
  invariants: {
    'the page reloads only after the server has answered': ({ snapshot, ended }) =>
      !snapshot.matches('reloading') ||
      Object.keys(ended).some((name) => name.startsWith('check the server: is answered')),
  },
})
