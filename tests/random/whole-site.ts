import { eventTypesOf } from 'statewalk/internal'
import { pages } from '../../machines/paths.ts'
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
import { reducedEntry } from '../system/reduced-entries.ts'
import { loaded, otherMember, restored, signedIn, takenOver } from '../system/system-children.ts'
import { systemOf } from '../system/system-of.ts'

const tomasStored = signedInEntries(otherIdentity, otherMember, 'token-3')
const stored = signedInEntries(verifiedIdentity, settledMember, 'token-1')

/**
 * One system with the visitors, members and services of all systems in `tests/system`. It is too large to explore
 * completely.
 */
export const wholeSite = systemOf({
  question: 'Does the whole site keep its rules?',
  inputs: {
    'a visitor': { stored: nothingStored, deletion: null, url: '/' },
    'a member': { stored, deletion: null, url: '/profile' },
    'a member in a hurry': { stored, deletion: null, url: '/edit-profile', leavesEarly: true },
    'an unfinished deletion': { stored, deletion: verifiedIdentity.uid, url: '/profile' },
    'a new member': {
      stored: signedInEntries(verifiedIdentity, newMember, 'token-1'),
      deletion: null,
      url: '/profile-completion',
    },
    'a pending verification': {
      stored: pendingEntries(unverifiedIdentity, 'pending-1'),
      deletion: null,
      url: '/verify-email',
    },
  },
  links: Object.keys(pages),
  loads: ['with a draft', 'is missing'],
  session: {
    ...signedIn,
    'log in to backend': { ...signedIn['log in to backend'], ...takenOver['log in to backend'] },
    storage: {
      'is cleared by another tab': { sends: { type: 'storage changed', stored: nothingStored } },
      'has another member': { sends: { type: 'storage changed', stored: tomasStored } },
    },
    'restore identity': {
      ...restored,
      'finds no one': { resolves: { identity: null, failure: null } },
      fails: { resolves: { identity: null, failure: { kind: 'unreachable' } } },
    },
    'load member': {
      ...loaded,
      fails: { rejects: { kind: 'unreachable' } },
    },
    'load with pending token': {
      'is accepted': { resolves: newMember },
      'is refused': { rejects: { kind: 'session expired' } },
    },
  },
  happens: {
    entering: eventTypesOf(reducedEntry),
    successes: ['as the member', 'as another member'],
    crops: true,
    deletes: true,
    withdraws: true,
  },
  identities: true,
  banner: true,
  within: () => true,
})
