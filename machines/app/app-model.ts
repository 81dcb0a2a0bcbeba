import { modelOf } from '../model-of.ts'
import { noBlocks } from '../navigation-blocker/blocks.ts'
import { notice, noticesWithdrawn } from '../notices.ts'
import { navigateTo } from '../paths.ts'
import { settledMember, verifiedIdentity } from '../samples.ts'
import { nothingStored } from '../session/session-entries.ts'
import { appMachine } from './app-machine.ts'

const fails = { 'fails by a bug': { rejects: { kind: 'unknown' } } } as const
const unsaved = { ...noBlocks, navigation: true }
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
      'opens the session': {
        sends: { type: 'session opened', uid: verifiedIdentity.uid, member: settledMember },
      },
      'does not open the session': {
        sends: { type: 'session not opened', failure: { kind: 'server error' } },
      },
      'resumes a deletion': { sends: { type: 'deletion resumed' } },
      ends: { sends: { type: 'session ended', reason: 'logged out' } },
      'has no member': { sends: { type: 'member changed', identity: null, member: null } },
      'verifies the email': { sends: { type: 'email verified', email } },
      ...fails,
    },
    pageHost: {
      'shows another page': { sends: { type: 'page shown', blocks: noBlocks } },
      'has a changed page': { sends: { type: 'blocking changed', blocks: unsaved } },
      ...fails,
    },
    navigationBlocker: {
      'closes a dialog': { sends: { type: 'back pressed' } },
      'asks the member': { sends: { type: 'leave requested' } },
      'resumes a navigation': {
        sends: { type: 'resume navigation', navigation: { kind: 'go', steps: -1 } },
      },
      'resumes a logout': { sends: { type: 'logout requested' } },
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
    'the end of a session reaches the pages, and hides the banner about the removed password': ({
      justNow: { ended, sentTo },
    }) =>
      ended['session: ends'] === undefined ||
      [sentTo.passwordRemoved, sentTo.pageHost].every(
        (messages) => messages?.[0]?.type === 'session ended',
      ),
  },
})
