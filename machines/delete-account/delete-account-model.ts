import { modelOf } from '../model-of.ts'
import { deleteAccountMachine } from './delete-account-machine.ts'

/** The model of the account deletion. */
export const deleteAccountModel = modelOf({
  machine: deleteAccountMachine,
  question: 'How is an account deleted permanently?',
  inputs: {
    'a member with a password': { authType: 'local', unfinished: false },
    'a member with Apple sign-in': { authType: 'apple', unfinished: false },
    'a reload during the deletion': { authType: 'google', unfinished: true },
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
      'is not recent': { resolves: { recent: false } },
      fails: { rejects: { kind: 'not signed in' } },
    },
    'reauthenticate with password': {
      succeeds: { resolves: undefined },
      'finds the password wrong': { rejects: { kind: 'wrong credentials' } },
    },
    'reauthenticate with provider': {
      succeeds: { resolves: undefined },
      'popup is closed': { rejects: { kind: 'popup closed' } },
    },
    'delete record': {
      'is deleted': { resolves: undefined },
      'is refused': { rejects: { kind: 'refused' } },
      'fails on the server': { rejects: { kind: 'server error', message: 'Not today.' } },
      'is not sent': { rejects: { kind: 'unreachable', notSent: true } },
      'does not answer': { rejects: { kind: 'timed out' } },
      'finds the session expired': { rejects: { kind: 'session expired' } },
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
    'the identity is removed only after its record': ({ started, ended }) =>
      (started['remove identity'] ?? 0) === 0 || (ended['delete record: is deleted'] ?? 0) > 0,
    'nothing is deleted without a confirmation': ({ started, sent }) =>
      (started['delete record'] ?? 0) <= (sent.confirmed ?? 0) + (sent['finish requested'] ?? 0),
    'the password exists only while the dialog is open': ({ snapshot }) =>
      snapshot.hasTag('dialog') || snapshot.context.password === '',
  },
})
