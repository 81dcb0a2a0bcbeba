import { modelOf } from '../model/model.ts'
import { deleteAccountMachine } from './delete-account-machine.ts'

/** The deletion of an account with everything that can happen during it. */
export const deleteAccountModel = modelOf({
  machine: deleteAccountMachine,
  question: 'How is an account deleted for good?',
  inputs: {
    'a member with a password': { authType: 'local', unfinished: false },
    'a member by Apple': { authType: 'apple', unfinished: false },
    'a reload in the middle': { authType: 'google', unfinished: true },
  },
  events: {
    'password changed': {
      'the password': { type: 'password changed', value: 'sweet-pea-88' },
      nothing: { type: 'password changed', value: '' },
    },
  },
  outcomes: {
    'check recent sign-in': {
      'is recent': { resolves: { recent: true } },
      'is old': { resolves: { recent: false } },
      fails: { rejects: { kind: 'not signed in' } },
    },
    'prove by password': {
      'is proven': { resolves: undefined },
      'is wrong': { rejects: { kind: 'wrong credentials' } },
    },
    'prove by provider': {
      'is proven': { resolves: undefined },
      'is closed': { rejects: { kind: 'popup closed' } },
    },
    'delete record': {
      'is deleted': { resolves: undefined },
      'is refused': { rejects: { kind: 'refused' } },
      'is refused with a reason': { rejects: { kind: 'refused', message: 'Not today.' } },
      'does not answer': { rejects: { kind: 'timed out' } },
    },
    'remove picture': {
      'is removed': { resolves: undefined },
      fails: { rejects: { kind: 'unreachable' } },
    },
    'remove identity': {
      'is removed': { resolves: undefined },
      'needs a recent sign-in': { rejects: { kind: 'recent sign-in required' } },
    },
  },
  project: ({ failure: _, ...rest }) => rest,
  invariants: {
    'no identity goes before its record': ({ started, ended }) =>
      (started['remove identity'] ?? 0) === 0 || (ended['delete record: is deleted'] ?? 0) > 0,
    'nothing is deleted without a confirmation': ({ started, sent }) =>
      (started['delete record'] ?? 0) <= (sent.confirmed ?? 0) + (sent['finish requested'] ?? 0),
    'no password is kept outside the dialog': ({ snapshot }) =>
      snapshot.hasTag('dialog') || snapshot.context.password === '',
  },
})
