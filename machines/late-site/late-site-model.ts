import { modelOf } from '../model/model.ts'
import { lateSiteMachine } from './late-site-machine.ts'

/** A link from the landing page into the site, with everything that its code and the server can do. */
export const lateSiteModel = modelOf({
  machine: lateSiteMachine,
  question: 'What if the site behind / does not come?',
  inputs: { 'a visitor': undefined },
  events: {
    'page wanted': {
      Login: { type: 'page wanted', page: '/login' },
      'Sign Up': { type: 'page wanted', page: '/signup' },
    },
  },
  outcomes: {
    'fetch the site': {
      'has come': { resolves: undefined },
      'does not come': { rejects: { kind: 'unknown' } },
      'takes too long': { rejects: { kind: 'timed out' } },
    },
    'reach the site': {
      'is answered': { resolves: undefined },
      'cannot be reached': { rejects: { kind: 'unreachable' } },
      'takes too long': { rejects: { kind: 'timed out' } },
      'answers with an error': { rejects: { kind: 'server error' } },
    },
  },
  invariants: {
    'no link is followed before the site has answered': ({ emitted, ended }) =>
      emitted.filter(({ type }) => type === 'link wanted').length <=
      (ended['reach the site: is answered'] ?? 0),
    'a press does not do it twice': ({ justNow }) =>
      (justNow.started['fetch the site'] ?? 0) + (justNow.started['reach the site'] ?? 0) <= 1,
  },
})
