import { modelOf } from '../model-of.ts'
import { verifiedIdentity } from '../samples.ts'
import { signInsMachine } from './sign-ins-machine.ts'

export const signInsModel = modelOf({
  machine: signInsMachine,
  question: 'Is an identity orphaned?',
  inputs: { 'a new tab': undefined },
  addressees: ['session'],
  outcomes: {
    channel: {
      'reports a start': { sends: { type: 'sign-in started elsewhere' } },
      'reports an end': { sends: { type: 'sign-in ended elsewhere' } },
    },
    'read identity': {
      'finds an identity': { resolves: verifiedIdentity },
      'finds none': { resolves: null },
      fails: { rejects: { kind: 'timed out' } },
    },
  },
  project: ({ here, elsewhere }) => [Math.min(here, 2), Math.min(elsewhere, 2)],
  invariants: {
    'no identity is orphaned while a sign-in runs': ({ snapshot: { context }, justNow }) =>
      justNow.sentTo.session === undefined || context.here + context.elsewhere === 0,
  },
})
