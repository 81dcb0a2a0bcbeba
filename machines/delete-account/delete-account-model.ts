import { modelOf } from '../model-of.ts'
import type { DeletionStep } from '../ports.ts'
import { hasMessage, noticesIn, pathsIn } from '../sent-messages.ts'
import { otherFormOf } from '../text-rules.gen.ts'
import { typedEvents } from '../typed-samples.ts'
import { deleteAccountMachine } from './delete-account-machine.ts'

export const deleteAccountModel = modelOf({
  machine: deleteAccountMachine,
  question: 'How is an account deleted permanently?',
  inputs: {
    'a member with a password': { uid: 'uid-1', authType: 'local', unfinished: null },
    'a member with Apple sign-in': { uid: 'uid-1', authType: 'apple', unfinished: null },
    'a reload during the deletion': { uid: 'uid-1', authType: 'google', unfinished: 'record' },
    'a reload before the picture': { uid: 'uid-1', authType: 'google', unfinished: 'picture' },
    'a reload before the identity': { uid: 'uid-1', authType: 'google', unfinished: 'identity' },
  },
  events: {
    'password changed': {
      'the password': { type: 'password changed', value: 'sweet-pea-88' },
      nothing: { type: 'password changed', value: '' },
      'a password with an accent': { type: 'password changed', value: 'caf\u00e9-88' },
      ...typedEvents((typed) => ({ type: 'password changed' as const, ...typed })),
    },
  },
  addressees: ['app', 'session'],
  outcomes: {
    'check recent sign-in': {
      'is recent': { resolves: { recent: true } },
      'is not recent': { resolves: { recent: false } },
      fails: { rejects: { kind: 'not signed in' } },
    },
    'reauthenticate with password': {
      succeeds: { resolves: undefined },
      'finds the password wrong': { rejects: { kind: 'wrong credentials' } },
      'is not reached': { rejects: { kind: 'unreachable' } },
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
  // The end of the session stops the page.
  ends: ['session rejected', 'deleted'],
  project: ({ failure, password, ...rest }) => ({
    ...rest,
    hasFailed: failure !== null,
    password: password === '' ? 'nothing' : otherFormOf(password) ? 'with an accent' : 'text',
  }),
  invariants: {
    'a finished step is not repeated: only the failed one and those after it (r14)': ({
      justNow,
      last: { before },
    }) => {
      const started = stepStarted(justNow.started)
      return (
        started === null ||
        started === (before && nextStep(before.value, before.context.unfinished))
      )
    },
    'only a failure or a reload makes a deletion an unfinished one (r14)': ({
      snapshot,
      last: { before },
    }) => {
      const { unfinished } = snapshot.context
      const isNew = before && unfinished !== null && unfinished !== before.context.unfinished
      return !isNew || snapshot.matches('unfinished')
    },
    'a refused password is tried again in its other form only, and once': ({
      justNow,
      last: { before },
    }) =>
      !justNow.ended['reauthenticate with password: finds the password wrong'] ||
      Boolean(justNow.started['reauthenticate with password']) ===
        (before !== null &&
          otherFormOf(before.context.password) !== null &&
          !before.context.usesOtherForm),
    'an unreadable password is not sent': ({ snapshot, justNow }) =>
      !justNow.started['reauthenticate with password'] || !snapshot.context.unreadable,
    'nothing is deleted without a confirmation': ({ started, sent }) =>
      (started['delete record'] ?? 0) <= (sent.confirmed ?? 0) + (sent['finish requested'] ?? 0),
    'nothing is deleted without a recent sign-in (r14)': ({ started, ended }) =>
      Math.max(started['delete record'] ?? 0, started['remove identity'] ?? 0) <=
      (ended['check recent sign-in: is recent'] ?? 0) +
        (ended['reauthenticate with password: succeeds'] ?? 0) +
        (ended['reauthenticate with provider: succeeds'] ?? 0),
    'the sign-in is repeated in the way of the account (r14)': ({ snapshot }) =>
      (!snapshot.matches('awaiting password') || snapshot.context.authType === 'local') &&
      (!snapshot.matches('awaiting provider sign-in') || snapshot.context.authType !== 'local'),
    'the marker is stored before each step (r14)': ({ justNow, last }) =>
      stepStarted(justNow.started) === null || last.actions.includes('store deletion marker'),
    'the session knows of the deletion before its first step (r14)': ({ justNow }) =>
      !justNow.started['delete record'] || hasMessage(justNow.emitted, 'deletion started'),
    'a deletion without an answer stays unfinished (r14, r33)': ({ snapshot, justNow }) =>
      !justNow.ended['delete record: does not answer'] ||
      (snapshot.matches('unfinished') && !hasMessage(justNow.emitted, 'deletion abandoned')),
    'a deletion that the backend refused has not begun (r33)': ({ snapshot, justNow }) =>
      !(
        justNow.ended['delete record: is refused'] ||
        justNow.ended['delete record: fails on the server']
      ) ||
      (snapshot.matches('closed') && hasMessage(justNow.emitted, 'deletion abandoned')),
    'a retry that was not sent says nothing about an earlier deletion without an answer': ({
      snapshot,
      justNow,
      last: { before },
    }) =>
      !justNow.ended['delete record: is not sent'] ||
      snapshot.matches(before?.context.unfinished === null ? 'closed' : 'unfinished'),
    'the window of a provider can be cancelled (r39)': ({ snapshot }) =>
      !snapshot.matches('reauthenticating with provider') || snapshot.can({ type: 'cancelled' }),
    'only the last step is a success, and it leads to / (4, 8)': ({ justNow }) => {
      const isDone = Boolean(justNow.ended['remove identity: is removed'])
      return (
        noticesIn(justNow.emitted).includes('account deleted') === isDone &&
        hasMessage(justNow.emitted, 'account deleted') === isDone &&
        (pathsIn(justNow.emitted).join() === '/') === isDone
      )
    },
    'a failure closes the dialog and says so (4, 8)': ({ snapshot, last, justNow }) =>
      !(last.outcome && 'rejects' in last.outcome) ||
      Boolean(justNow.ended['remove picture: fails']) ||
      Boolean(justNow.started['reauthenticate with password']) ||
      snapshot.matches('awaiting password') ||
      snapshot.matches('session rejected') ||
      (!snapshot.hasTag('dialog') && noticesIn(justNow.emitted).length === 1),
    'a wrong password keeps the dialog open, and only that': ({ snapshot, justNow }) =>
      Boolean(justNow.started['reauthenticate with password']) ||
      (justNow.ended['reauthenticate with password: finds the password wrong']
        ? snapshot.matches('awaiting password') &&
          snapshot.context.passwordWrong &&
          noticesIn(justNow.emitted).length === 0
        : !snapshot.matches('awaiting password') ||
          !justNow.ended['reauthenticate with password: is not reached']),
    'a dialog that a wrong password kept open ends with a notice (4, 8, r14)': ({
      justNow,
      last: { event, before },
    }) =>
      event?.type !== 'cancelled' ||
      before === null ||
      noticesIn(justNow.emitted).join() ===
        (before.matches('awaiting password') && before.context.failure !== null
          ? 'account not deleted'
          : ''),
    'the password exists only while the dialog is open': ({ snapshot }) =>
      snapshot.hasTag('dialog') || snapshot.context.password === '',
  },
})

/* The step that the last move has started. */
const stepStarted = (started: Readonly<Record<string, number>>): DeletionStep | null => {
  if (started['delete record']) return 'record'
  if (started['remove picture']) return 'picture'
  return started['remove identity'] ? 'identity' : null
}

/* Record, picture, identity: in this order. An attempt begins with the step of the earlier one. */
const nextStep = (state: unknown, unfinished: DeletionStep | null): DeletionStep => {
  if (state === 'deleting the record') return 'picture'
  return state === 'removing the picture' ? 'identity' : (unfinished ?? 'record')
}
