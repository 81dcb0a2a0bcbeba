import { modelOf } from '../model-of.ts'
import { fullSiteMachine } from './full-site-machine.ts'

export const fullSiteModel = modelOf({
  machine: fullSiteMachine,
  question: 'What happens if the site bundle fails to load?',
  inputs: { 'a visitor': undefined },
  events: {
    'page requested': {
      Login: { type: 'page requested', page: '/login' },
      'Sign Up': { type: 'page requested', page: '/signup' },
    },
  },
  outcomes: {
    'load the site bundle': {
      'is loaded': { resolves: undefined },
      'fails to load': { rejects: { kind: 'unknown' } },
      'takes too long': { rejects: { kind: 'timed out' } },
    },
    'mount the site': {
      'is mounted': { resolves: undefined },
      fails: { rejects: { kind: 'unknown' } },
    },
    'watch page restores': { 'sees a restore': { sends: { type: 'page restored' } } },
    'watch stored members': { 'finds a member': { sends: { type: 'member stored' } } },
    'check the server': {
      'is answered': { resolves: undefined },
      'cannot be reached': { rejects: { kind: 'unreachable' } },
      'takes too long': { rejects: { kind: 'timed out' } },
      'answers with an error': { rejects: { kind: 'server error' } },
    },
  },
  invariants: {
    'a full navigation starts only after the server has answered': ({ snapshot, last, justNow }) =>
      !snapshot.matches('navigating by link') ||
      last.before?.matches('navigating by link') === true ||
      Object.keys(justNow.ended).some((end) =>
        ['check the server: is answered', 'mount the site: fails'].includes(end),
      ),
    'the link that was pressed last is followed': ({ snapshot, last: { event } }) =>
      event?.type !== 'page requested' || snapshot.context.page === event.page,
    'a failure is shown exactly while the site is unreachable': ({ snapshot }) =>
      snapshot.matches('unreachable') === (snapshot.context.failure !== null),
    'a member gets the full site unless a link is followed (2)': ({ last: { before }, justNow }) =>
      !justNow.ended['watch stored members: finds a member'] ||
      !(before?.matches('idle') || before?.matches('unreachable')) ||
      justNow.started['mount the site'] === 1,
    'one press starts at most one request': ({ justNow }) =>
      (justNow.started['load the site bundle'] ?? 0) + (justNow.started['check the server'] ?? 0) <=
      1,
  },
  temporalRules: {
    'a full navigation that takes more than 10 s has failed (7)': {
      after: { entered: 'navigating by link' },
      expect: [{ entered: 'unreachable' }, { entered: 'checking the server' }, { entered: 'idle' }],
      within: { ms: 10_000 },
    },
    'the site is mounted at a link only after its bundle has loaded': {
      never: { entered: 'mounting' },
      before: { ended: 'load the site bundle: is loaded' },
    },
  },
})
