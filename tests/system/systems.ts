import {
  newMember,
  otherIdentity,
  settledMember,
  unverifiedIdentity,
  verifiedIdentity,
} from '../../machines/samples.ts'
import {
  nothingStored,
  pendingEntries,
  signedInEntries,
} from '../../machines/session/session-entries.ts'
import { loaded, otherMember, restored, signedIn, takenOver } from './system-children.ts'
import { systemOf } from './system-of.ts'
import { actorsOf, here, isRunning, type TabContext, unknownPath } from './tab-context.ts'

const tomasStored = signedInEntries(otherIdentity, otherMember, 'token-3')
const mayaStored = signedInEntries(verifiedIdentity, settledMember, 'token-1')
const maya = { stored: mayaStored, deletion: null }
const newMemberStored = signedInEntries(verifiedIdentity, newMember, 'token-1')

const visitor = { stored: nothingStored, deletion: null }

const rejected = { 'reports a rejection': { sends: { type: 'session rejected' } } }

const restoredUnverified = { resolves: { identity: unverifiedIdentity, failure: null } }

/* What the services of other systems do. */
const nothingElse = { storage: {}, 'watch identity': {} }

/** Until a visitor has become a member, and the site has settled. A reload repeats the start. */
const isEntering = (context: TabContext): boolean => {
  if (!isRunning(context)) return context.wasMember === undefined
  const { session, host } = actorsOf(context)
  const hasEntered = session.matches({ 'signed in': 'ready' }) || session.hasTag('deleting')
  return !hasEntered || context.isLoading || !host.matches('settled')
}

/** The systems: one for each kind of access, because their product would be too large. */
export const systems = {
  'a form of a member': systemOf({
    question: 'Are changes of a member ever lost, or shown to another?',
    inputs: { 'a member opens the form': { ...maya, url: '/edit-profile' } },
    links: ['/profile', '/edit-profile'],
    happens: { crops: true },
  }),
  'pages of a member': systemOf({
    question: 'Who sees the page of a member?',
    inputs: { 'a member opens a page in a hurry': { ...maya, url: '/profile', leavesEarly: true } },
    links: ['/settings'],
    session: {
      'restore identity': {
        ...restored,
        'finds no one': { resolves: { identity: null, failure: null } },
        fails: { resolves: { identity: null, failure: { kind: 'unreachable' } } },
      },
      'load member': { ...loaded, fails: { rejects: { kind: 'unreachable' } } },
      'watch identity': {},
      'watch rejections': rejected,
    },
  }),
  'a deletion': systemOf({
    question: 'Does an unfinished deletion come first?',
    inputs: {
      'a member opens the settings': { ...maya, url: '/settings' },
      'an unfinished deletion': {
        stored: mayaStored,
        deletion: verifiedIdentity.uid,
        url: '/profile',
      },
    },
    links: ['/', '/settings'],
    session: { ...nothingElse, 'load member': loaded, 'watch rejections': rejected },
    happens: { deletes: true },
  }),
  'a new member': systemOf({
    question: 'Which step comes next?',
    inputs: {
      'a new member opens the first step': {
        stored: newMemberStored,
        deletion: null,
        url: '/profile-completion',
      },
    },
    links: ['/preferences'],
    loads: ['with a draft'],
    session: {
      ...nothingElse,
      'load member': { 'is loaded': { resolves: newMember } },
    },
  }),
  'a missing chunk': systemOf({
    question: 'What does a page that cannot be loaded leave behind?',
    inputs: { 'a member opens a page': { ...maya, url: '/update-preferences' } },
    links: ['/profile'],
    loads: ['is missing', 'with a draft'],
    session: {
      storage: {
        'has another member': { sends: { type: 'storage changed', stored: tomasStored } },
      },
      'watch identity': {},
    },
  }),
  'an unknown path': systemOf({
    question: 'Does a route without a page leave anything behind?',
    inputs: { 'a member opens the form': { ...maya, url: '/edit-profile' } },
    links: [unknownPath],
    session: { ...nothingElse, 'load member': loaded },
  }),
  'a crash': systemOf({
    question: 'What is left of a site that has crashed?',
    inputs: { 'a visitor': { ...visitor, url: '/' } },
    links: ['/forgot-password'],
    session: nothingElse,
    happens: { crashes: true },
    within: () => true,
  }),
  'a login': systemOf({
    question: 'Where does a login lead?',
    inputs: { 'a visitor opens the page of a member': { ...visitor, url: '/profile' } },
    links: ['/'],
    session: {
      ...nothingElse,
      ...signedIn,
      'log in to backend': {
        ...signedIn['log in to backend'],
        'finds the account deleted': { rejects: { kind: 'account deleted' } },
      },
    },
    happens: { entering: ['sign-in requested', 'sign-in succeeded', 'sign-in failed'] },
    identities: true,
    within: (context) =>
      isEntering(context) &&
      context.signIns < 2 &&
      (context.isLoading || context.signIns > 0 || here(context).page !== '/'),
  }),
  'a removed password': systemOf({
    question: 'Does the banner about a removed password stay with its member?',
    inputs: { 'a visitor opens the login': { ...visitor, url: '/login' } },
    links: [],
    session: { ...nothingElse, ...takenOver },
    happens: { entering: ['sign-in requested', 'sign-in succeeded'] },
    banner: true,
    within: (context) => context.index === 0,
  }),
  'a sign-up': systemOf({
    question: 'Does a new account wait for the verification of its email?',
    inputs: { 'a visitor opens the sign-up': { ...visitor, url: '/signup' } },
    links: [],
    session: {
      ...nothingElse,
      'restore identity': { 'finds the unverified identity': restoredUnverified },
    },
    happens: {
      entering: [
        'sign-in requested',
        'identity created',
        'email is unverified',
        'verification requested',
        'registration refused',
        'registration failed',
        'account created',
      ],
    },
    within: (context) => isEntering(context) && here(context).page === '/signup',
  }),
  'a verification': systemOf({
    question: 'Does the verification of an email open one session?',
    inputs: {
      'a visitor waits for the verification': {
        stored: pendingEntries(unverifiedIdentity, 'pending-1'),
        deletion: null,
        url: '/verify-email',
      },
    },
    links: [],
    session: {
      ...nothingElse,
      ...signedIn,
      'load with pending token': {
        'is accepted': { resolves: newMember },
        'is refused': { rejects: { kind: 'session expired' } },
      },
      'restore identity': {
        ...restored,
        'finds the unverified identity': restoredUnverified,
      },
      storage: {
        'has another member': { sends: { type: 'storage changed', stored: tomasStored } },
      },
      'load member': loaded,
    },
    happens: { withdraws: true },
    within: (context) =>
      isRunning(context)
        ? here(context).page === '/verify-email'
        : // A member's account is not withdrawn.
          !context.stored.isLoggedIn,
  }),
  'an expired session': systemOf({
    question: 'Who follows the return path of an expired session?',
    inputs: { 'a member opens a page': { ...maya, url: '/profile' } },
    links: [],
    session: {
      ...nothingElse,
      ...signedIn,
      'load member': {},
      'watch rejections': rejected,
    },
    happens: {
      entering: ['sign-in requested', 'sign-in succeeded'],
      successes: ['as the member', 'as another member'],
    },
    within: (context) =>
      isEntering(context) &&
      context.signIns < 2 &&
      (context.wasMember !== false || context.index === 1),
  }),
}
