import { modelOf } from '../model-of.ts'
import { notice, noticesWithdrawn } from '../notices.ts'
import { navigateTo } from '../paths.ts'
import { hasMessage } from '../sent-messages.ts'
import { nothingStored } from '../session/session-entries.ts'
import { appMachine } from './app-machine.ts'

const fails = { 'fails by a bug': { rejects: { kind: 'unknown' } } } as const
const email = 'maya@lindqvist.example'

/** The model of the root. Its children are stubs that send what the real ones and the flows of the pages send. */
export const appModel = modelOf({
  machine: appMachine,
  question: 'Who must know?',
  inputs: { 'a visitor': { stored: nothingStored, deletion: null, theme: 'system' } },
  outcomes: {
    onboarding: {
      'requests a navigation': { sends: navigateTo('/preferences') },
      ...fails,
    },
    session: {
      'shows a notice': { sends: notice('session expired') },
      'shows a failure': { sends: notice('login failed', { kind: 'unreachable' }) },
      ends: { sends: { type: 'session ended', reason: 'logged out' } },
      'verifies the email': { sends: { type: 'email verified', email } },
      ...fails,
    },
    pageHost: fails,
    navigationBlocker: {
      'resumes a navigation': {
        sends: { type: 'resume navigation', navigation: { kind: 'go', steps: -1 } },
      },
      ...fails,
    },
    passwordRemoved: fails,
    signIns: fails,
    theme: fails,
  },
  events: {
    'notices withdrawn': { 'of a login': noticesWithdrawn('login failed') },
    'go back': { 'from a form': { type: 'go back', fallback: '/profile' } },
    'page requested': {
      '/login': {
        type: 'page requested',
        page: '/login',
        key: '/login',
        location: { returnTo: null, email: null },
      },
    },
    'route entered': { '/login': { type: 'route entered', key: '/login' } },
    'navigation attempted': {
      'by Back': { type: 'navigation attempted', navigation: { kind: 'go', steps: -1 } },
    },
    'password removed': { 'for an email': { type: 'password removed', email } },
    'password also opens': { 'for an email': { type: 'password also opens', email } },
  },
  ends: ['broken'],
  invariants: {
    'a navigation follows only a request': ({ justNow }) =>
      justNow.emitted.every(({ type }) => type !== 'navigate') ||
      (justNow.ended['onboarding: requests a navigation'] ?? 0) > 0,
    'the end of a session hides the banner about the removed password': ({
      justNow: { ended, sentTo },
    }) =>
      ended['session: ends'] === undefined || hasMessage(sentTo.passwordRemoved, 'session ended'),
  },
})
