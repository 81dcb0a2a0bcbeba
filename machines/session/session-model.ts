import { modelOf } from '../model/model.ts'
import {
  googleIdentity,
  newMember,
  otherIdentity,
  settledMember,
  unverifiedIdentity,
  verifiedIdentity,
} from '../model/samples.ts'
import type { StoredSession } from '../ports.ts'
import { entriesOfArrival, nothingStored } from './session-entries.ts'
import { sessionMachine } from './session-machine.ts'

const memberStored = entriesOfArrival(verifiedIdentity, settledMember, 'token-1')
const signUpStored: StoredSession = {
  ...nothingStored,
  pendingToken: 'pending-1',
  tempUserEmail: verifiedIdentity.email,
}

/** The session with everything that identity, backend, other tabs and the member can do to it. */
export const sessionModel = modelOf({
  machine: sessionMachine,
  question: 'Who is here?',
  inputs: {
    'an empty storage': { stored: nothingStored, deletion: null },
    'a stored member': { stored: memberStored, deletion: null },
    'a stored sign-up': { stored: signUpStored, deletion: null },
    'an unfinished deletion': { stored: memberStored, deletion: verifiedIdentity.uid },
  },
  events: {
    'identity changed': {
      'to nobody': { type: 'identity changed', identity: null, token: null },
      'to a fresh token': {
        type: 'identity changed',
        identity: verifiedIdentity,
        token: 'token-2',
      },
      'to another member': { type: 'identity changed', identity: otherIdentity, token: 'token-3' },
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
    'verification owed': {
      'at login': { type: 'verification owed', identity: unverifiedIdentity },
    },
    'identity proven': {
      'by password': { type: 'identity proven', identity: verifiedIdentity },
      'by Google': { type: 'identity proven', identity: googleIdentity },
    },
    'storage changed': {
      'to nothing': { type: 'storage changed', stored: nothingStored },
      'to a member': { type: 'storage changed', stored: memberStored },
      'to a sign-up': { type: 'storage changed', stored: signUpStored },
    },
    'member changed': { 'by saving': { type: 'member changed', member: settledMember } },
  },
  outcomes: {
    'restore identity': {
      'finds the member': { resolves: verifiedIdentity },
      'finds the unverified address': { resolves: unverifiedIdentity },
      'finds someone else': { resolves: otherIdentity },
      'finds nobody': { resolves: null },
      fails: { rejects: { kind: 'timed out' } },
    },
    'watch identity': {
      'tells of nobody': { sends: { type: 'identity changed', identity: null, token: null } },
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
      'is accepted': { resolves: settledMember },
      'finds no record': { rejects: { kind: 'not registered' } },
      'finds it deleted': { rejects: { kind: 'account deleted' } },
      fails: { rejects: { kind: 'server error' } },
    },
    'sign in socially': {
      'is accepted': { resolves: newMember },
      'finds it deleted': { rejects: { kind: 'account deleted' } },
      fails: { rejects: { kind: 'unreachable' } },
    },
    'complete registration': {
      'is registered': { resolves: { pendingToken: 'pending-2' } },
      'finds it deleted': { rejects: { kind: 'account deleted' } },
      fails: { rejects: { kind: 'unreachable' } },
    },
    'load member': {
      'is loaded': { resolves: settledMember },
      'is refused': { rejects: { kind: 'session expired' } },
      'finds no record': { rejects: { kind: 'not registered' } },
      fails: { rejects: { kind: 'unreachable' } },
    },
  },
  project: ({ stored, identity, token, member, recalled, deletion }) => ({
    deletion,
    stored: [
      stored.isLoggedIn,
      stored.token !== null,
      stored.pendingToken !== null,
      stored.tempUserEmail,
      stored.userId,
    ],
    identity: [identity?.uid, identity?.authType, identity?.emailVerified],
    holds: [token !== null, member !== null],
    recalled,
  }),
  invariants: {
    'nobody is signed in without a token': ({ snapshot }) =>
      !snapshot.hasTag('signed in') || snapshot.context.token !== null,
    'nobody is signed in with an unverified address': ({ snapshot }) =>
      !snapshot.hasTag('signed in') ||
      snapshot.context.identity?.emailVerified === true ||
      snapshot.context.identity?.authType !== 'local',
    'signed in and signed out exclude each other': ({ snapshot }) =>
      !(snapshot.hasTag('signed in') && snapshot.hasTag('signed out')),
    'a loaded member is there': ({ snapshot }) =>
      !snapshot.matches({ 'signed in': 'ready' }) || snapshot.context.member !== null,
    'nothing private is held when signed out': ({ snapshot }) =>
      !snapshot.matches('signed out') || snapshot.context.member === null,
    'the flag is stored with a token only': ({ snapshot }) =>
      !snapshot.context.stored.isLoggedIn || snapshot.context.stored.token !== null,
  },
})
