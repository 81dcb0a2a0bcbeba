import { modelOf } from '../model-of.ts'
import { settledMember } from '../samples.ts'
import { hasMessage, noticesIn } from '../sent-messages.ts'
import { interestChangesOf } from './interest-changes.ts'
import { interestsMachine } from './interests-machine.ts'

const changedElsewhere = {
  ...settledMember,
  interests: ['Hiking'],
  version: 'v-2',
}

export const interestsModel = modelOf({
  machine: interestsMachine,
  question: 'Which interests are selected?',
  inputs: {
    'a new member': { mode: 'choosing', stored: [], version: null, draft: null },
    'a member with interests': {
      mode: 'updating',
      stored: ['Hiking'],
      version: 'v-1',
      draft: null,
    },
    'a member with a draft': {
      mode: 'updating',
      stored: ['Hiking', 'Yoga'],
      version: 'v-1',
      draft: ['Yoga', 'Karaoke'],
    },
  },
  events: {
    'interest toggled': {
      Hiking: { type: 'interest toggled', name: 'Hiking' },
      Karaoke: { type: 'interest toggled', name: 'Karaoke' },
    },
    'member changed': {
      'in another tab': { type: 'member changed', member: changedElsewhere },
    },
    'page left': {
      'for another page': { type: 'page left', isLeft: true },
      'and opened again': { type: 'page left', isLeft: false },
    },
    'filter changed': {
      'a letter in both names is typed': { type: 'filter changed', filter: 'k' },
      'the filter is cleared': { type: 'filter changed', filter: '' },
    },
  },
  addressees: ['app', 'session', 'onboarding', 'navigationBlocker'],
  outcomes: {
    'save interests': {
      'are saved': { resolves: settledMember },
      'have changed elsewhere': {
        rejects: { kind: 'changed elsewhere', newer: changedElsewhere },
      },
      'are refused': { rejects: { kind: 'server error' } },
    },
  },
  // No guard reads the filter or the failure, so they are explored one at a time.
  within: ({ filter, isLeft, failure }) =>
    [filter !== '', isLeft, failure !== null].filter(Boolean).length < 2,
  // No guard reads the order of the selection, and the kind of a failure is only shown.
  project: ({ selected, failure, ...context }) => ({
    ...context,
    selected: selected.toSorted(),
    hasFailed: failure !== null,
  }),
  invariants: {
    'a discarded draft leaves nothing unsaved': ({ snapshot, justNow }) =>
      !justNow.sent['draft discarded'] ||
      !snapshot.matches('choosing') ||
      interestChangesOf(snapshot.context) === null,
    'a chip toggles its own interest, and only a chip or the end of a draft does (4)': ({
      snapshot,
      last: { event, before },
    }) => {
      const merges = snapshot.context.version !== before?.context.version
      if (!before || event?.type === 'draft discarded' || merges) return true
      const toggled = event?.type === 'interest toggled' ? [event.name] : []
      return differenceOf(before.context.selected, snapshot.context.selected) === toggled.join()
    },
    'only a draft that the form opened with counts as restored': ({ snapshot, last: { before } }) =>
      !snapshot.context.isRestored || before?.context.isRestored !== false,
    'an interest is chosen once': ({ snapshot: { context } }) =>
      new Set(context.selected).size === context.selected.length,
    'without an interest nothing is saved, and the page says so (5, 8)': ({ justNow, last }) =>
      !justNow.sent['save requested'] ||
      (last.before?.context.selected.length === 0
        ? !justNow.started['save interests'] &&
          noticesIn(justNow.emitted).join() === 'interest needed'
        : justNow.started['save interests'] === 1),
    'saved interests are those of the session; saved for the first time, they end the step (4)': ({
      snapshot,
      justNow,
    }) =>
      !justNow.ended['save interests: are saved'] ||
      (hasMessage(justNow.sentTo.session, 'member changed') &&
        hasMessage(justNow.sentTo.onboarding, 'step completed') ===
          (snapshot.context.mode === 'choosing')),
    'newer interests are never replaced: the own changes are applied to them': ({
      snapshot: { context },
      last: { before },
    }) => {
      if (!before || context.version === before.context.version) return true
      const own = interestChangesOf(before.context)
      const newer = { stored: context.stored, selected: context.selected }
      const applied = interestChangesOf(newer)
      return (
        (applied?.added ?? []).every((name) => own?.added.includes(name)) &&
        (applied?.removed ?? []).every((name) => own?.removed.includes(name))
      )
    },
    'a save that was preceded by another one is sent once more by itself, unless nothing is selected any more':
      ({ snapshot: { context }, last: { before }, justNow }) =>
        !justNow.ended['save interests: have changed elsewhere'] ||
        before?.context.isResent === true ||
        (justNow.started['save interests'] ?? 0) === Number(context.selected.length > 0),
    'a save that outlives its page navigates nowhere, and says that it was saved': ({
      snapshot: { context },
      justNow,
    }) =>
      !(justNow.ended['save interests: are saved'] && context.isLeft) ||
      context.mode === 'choosing' ||
      (noticesIn(justNow.emitted).join() === 'preferences updated' &&
        !hasMessage(justNow.emitted, 'navigate')),
    'a refused save keeps the selection and says so (8)': ({ snapshot, justNow }) => {
      const notice =
        snapshot.context.mode === 'choosing' ? 'preferences not saved' : 'preferences not updated'
      return (
        !justNow.ended['save interests: are refused'] ||
        (snapshot.matches('choosing') && noticesIn(justNow.emitted).join() === notice)
      )
    },
    'only /update-preferences has Cancel, and asks only about a changed selection (2)': ({
      snapshot,
      justNow,
    }) =>
      !justNow.sent['cancel requested'] ||
      (snapshot.context.mode === 'updating' &&
        snapshot.hasTag('confirming') ===
          (differenceOf(snapshot.context.stored, snapshot.context.selected) !== '')),
    'a changed selection is only left after a question (2)': ({ snapshot, last, justNow }) =>
      !snapshot.matches('closed') ||
      Boolean(justNow.sent['changes discarded']) ||
      last.before?.matches({ choosing: 'unchanged' }) === true,
    'at most one save per press, and one more after a newer one': ({ sent, started, ended }) =>
      (started['save interests'] ?? 0) <=
      (sent['save requested'] ?? 0) + (ended['save interests: have changed elsewhere'] ?? 0),
  },
})

/* The interests that are in one of the lists only. */
const differenceOf = (before: readonly string[], after: readonly string[]): string =>
  [
    ...before.filter((name) => !after.includes(name)),
    ...after.filter((name) => !before.includes(name)),
  ].join()
