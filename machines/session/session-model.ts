import { foreignProviders } from '../member.ts'
import { modelOf } from '../model-of.ts'
import type { StoredSession } from '../ports.ts'
import { restoreIdentityModel } from '../restore-identity/restore-identity-model.ts'
import {
  googleIdentity,
  linkedIdentity,
  newMember,
  otherIdentity,
  settledMember,
  sharedIdentity,
  unverifiedIdentity,
  verifiedIdentity,
} from '../samples.ts'
import { noticesIn, pathsWithReturnIn } from '../sent-messages.ts'
import { hasStoredSession, nothingStored, signedInEntries } from './session-entries.ts'
import { sessionMachine } from './session-machine.ts'
import { sessionRules } from './session-rules.ts'

const expiryNotices: ReadonlySet<string> = new Set(['session expired', 'account gone'])

const memberStored = signedInEntries(verifiedIdentity, settledMember, 'token-1')
const signUpStored: StoredSession = {
  ...nothingStored,
  pendingToken: 'pending-1',
  tempUserEmail: verifiedIdentity.email,
}

/** The address of the page that asks. */
const replyTo = 'page'

export const sessionModel = modelOf({
  machine: sessionMachine,
  question: 'Who is signed in?',
  inputs: {
    'an empty storage': { stored: nothingStored, deletion: null },
    'a stored member': { stored: memberStored, deletion: null },
    'a stored sign-up': { stored: signUpStored, deletion: null },
    'a member without a token': { stored: { ...memberStored, token: null }, deletion: null },
    'a stored member beside a sign-up': {
      stored: { ...memberStored, pendingToken: 'pending-1', tempUserEmail: otherIdentity.email },
      deletion: null,
    },
    'an unfinished deletion': { stored: memberStored, deletion: verifiedIdentity.uid },
  },
  events: {
    'identity changed': {
      'to signed out': { type: 'identity changed', identity: null, token: null },
      'to a fresh token': {
        type: 'identity changed',
        identity: verifiedIdentity,
        token: 'token-2',
      },
      'to another member': { type: 'identity changed', identity: otherIdentity, token: 'token-3' },
      'to another member without a token': {
        type: 'identity changed',
        identity: otherIdentity,
        token: null,
      },
    },
    'identity created': {
      'at sign-up': { type: 'identity created', identity: unverifiedIdentity },
    },
    'account created': {
      'at sign-up': {
        type: 'account created',
        identity: unverifiedIdentity,
        pendingToken: 'pending-1',
      },
    },
    'verification required': {
      'at login': { type: 'verification required', identity: unverifiedIdentity },
      'by a linked Google account': { type: 'verification required', identity: linkedIdentity },
    },
    'identity verified': {
      'by password': { type: 'identity verified', identity: verifiedIdentity, replyTo },
      'by Google': { type: 'identity verified', identity: googleIdentity, replyTo },
      'with a foreign provider': { type: 'identity verified', identity: sharedIdentity, replyTo },
    },
    'storage changed': {
      'to nothing': { type: 'storage changed', stored: nothingStored },
      'to a member': { type: 'storage changed', stored: memberStored },
      'to a sign-up': { type: 'storage changed', stored: signUpStored },
    },
    'session rejected': {
      'for its token': { type: 'session rejected' },
      'for its identity': { type: 'session rejected', reason: 'identity gone' },
    },
    'verification link opened': {
      'of another email': { type: 'verification link opened', email: 'nora@lindqvist.example' },
      'of this email': { type: 'verification link opened', email: 'maya@lindqvist.example' },
    },
    'deletion marker changed': { 'to none': { type: 'deletion marker changed', uid: null } },
    'member changed elsewhere': {
      'of the member': { type: 'member changed elsewhere', owner: verifiedIdentity.uid },
      'of another member': { type: 'member changed elsewhere', owner: otherIdentity.uid },
    },
    'session expired elsewhere': {
      'of the member': {
        type: 'session expired elsewhere',
        owner: verifiedIdentity.uid,
        reason: 'expired',
      },
      'of another member': {
        type: 'session expired elsewhere',
        owner: otherIdentity.uid,
        reason: 'expired',
      },
      'of an account that is gone': {
        type: 'session expired elsewhere',
        owner: verifiedIdentity.uid,
        reason: 'identity gone',
      },
    },
    'member changed': { 'by saving': { type: 'member changed', member: settledMember } },
  },
  systemId: 'session',
  addressees: ['app', 'pageHost', 'signIns', 'onboarding', replyTo],
  internal: ['session opened', 'session not opened'],
  outcomes: {
    storage: { 'cannot store the session': { sends: { type: 'session not stored' } } },
    'watch identity': {
      'reports no identity': { sends: { type: 'identity changed', identity: null, token: null } },
      'reports a rejection': { sends: { type: 'session rejected', reason: 'expired' } },
      'reports a deletion': { sends: { type: 'deletion found' } },
    },
    'sign out identity': {
      'is signed out': { resolves: undefined },
      fails: { rejects: { kind: 'unknown' } },
    },
    'fetch token': {
      'is fetched': { resolves: { token: 'token-1' } },
      fails: { rejects: { kind: 'unreachable' } },
    },
    'load with pending token': {
      'is accepted': { resolves: newMember },
      'is refused': { rejects: { kind: 'session expired' } },
    },
    'log in to backend': {
      'is accepted': { resolves: { member: settledMember, notice: null } },
      'is accepted before onboarding': { resolves: { member: newMember, notice: null } },
      'has discarded an earlier sign-up': {
        resolves: { member: newMember, notice: 'password removed' },
      },
      'finds no record': { rejects: { kind: 'not registered' } },
      'finds the account deleted': { rejects: { kind: 'account deleted' } },
      fails: { rejects: { kind: 'server error' } },
    },
    'sign in with provider': {
      'is accepted': { resolves: { member: newMember, notice: null } },
      'has discarded an earlier sign-up': {
        resolves: { member: newMember, notice: 'password removed' },
      },
      'finds a password too': {
        resolves: { member: settledMember, notice: 'password also opens' },
      },
      'finds the account deleted': { rejects: { kind: 'account deleted' } },
      fails: { rejects: { kind: 'unreachable' } },
    },
    'complete registration': {
      'is registered': { resolves: { pendingToken: 'pending-2' } },
      'finds the account deleted': { rejects: { kind: 'account deleted' } },
      fails: { rejects: { kind: 'unreachable' } },
    },
    'unlink providers': {
      'are unlinked': { resolves: verifiedIdentity },
      fails: { rejects: { kind: 'unreachable' } },
    },
    'load member': {
      'is loaded': { resolves: settledMember },
      'finds no record': { rejects: { kind: 'not registered' } },
      fails: { rejects: { kind: 'unreachable' } },
    },
  },
  children: { 'restore identity': restoreIdentityModel },
  // A logout in another tab is explored for one member, and without a deletion that is independent of it.
  within: ({ ended, formerUid, deletion }) =>
    ended?.reason !== 'logged out elsewhere' ||
    (formerUid === verifiedIdentity.uid && deletion === null),
  // Only what a guard distinguishes: a token counts with its flag only, and a pending token with its email only.
  project: ({ stored, identity, token, member, replyTo, deletion, ended, formerUid }) => ({
    deletion,
    loggedOutElsewhere: ended?.reason === 'logged out elsewhere' && formerUid,
    stored: [
      hasStoredSession(stored) && [stored.userId],
      stored.tempUserEmail !== null && [stored.tempUserEmail, stored.pendingToken !== null],
    ],
    identity: identity && [
      identity.uid,
      // Once the sign-in is stored, Google and Apple do not differ.
      member !== null && identity.authType !== 'local' ? 'social' : identity.authType,
      identity.emailVerified,
      foreignProviders(identity).length > 0,
    ],
    present: [token !== null, member !== null],
    replyTo,
  }),
  invariants: {
    ...sessionRules,
    'a signed-in session has a token': ({ snapshot }) =>
      !snapshot.hasTag('signed in') || snapshot.context.token !== null,
    'signed in and signed out exclude each other': ({ snapshot }) =>
      !(snapshot.hasTag('signed in') && snapshot.hasTag('signed out')),
    'a ready session has a member': ({ snapshot }) =>
      !snapshot.matches({ 'signed in': 'ready' }) || snapshot.context.member !== null,
    'a signed-out session has no member': ({ snapshot }) =>
      !snapshot.matches('signed out') || snapshot.context.member === null,
    'the logged-in flag is stored only with a token': ({ snapshot }) =>
      !snapshot.context.stored.isLoggedIn || snapshot.context.stored.token !== null,
    'the return path of an expired session belongs to its member (r13)': ({
      snapshot: { context },
      last: { before },
      justNow: { sentTo },
    }) =>
      pathsWithReturnIn(sentTo.app).length === 0 ||
      context.formerUid === (before?.context.stored.userId ?? before?.context.identity?.uid),
    'a draft is held before an expiry clears it, and never otherwise': ({
      justNow: { sentTo },
    }) => {
      const commands = (sentTo.storage ?? []).map(({ type }) => type)
      const isExpiry =
        noticesIn(sentTo.app).some((name) => expiryNotices.has(name)) &&
        commands.includes('clear member')
      return isExpiry
        ? commands.indexOf('publish expiry') < commands.indexOf('clear member') &&
            commands.indexOf('hold draft') === commands.indexOf('clear member') - 1
        : !commands.includes('hold draft')
    },
  },
})
