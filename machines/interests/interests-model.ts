import { modelOf } from '../model-of.ts'
import { settledMember } from '../samples.ts'
import { interestsDraftOf } from './interests-draft.ts'
import { interestsMachine } from './interests-machine.ts'

/** The model of both preference screens. */
export const interestsModel = modelOf({
  machine: interestsMachine,
  question: 'Which interests are selected?',
  inputs: {
    'a new member': { mode: 'choosing', stored: [], draft: null },
    'a member with interests': { mode: 'updating', stored: ['Hiking'], draft: null },
    'a member with a draft': {
      mode: 'updating',
      stored: ['Hiking', 'Yoga'],
      draft: { added: ['Karaoke'], removed: ['Hiking'] },
    },
  },
  events: {
    'interest toggled': {
      Hiking: { type: 'interest toggled', name: 'Hiking' },
      Karaoke: { type: 'interest toggled', name: 'Karaoke' },
    },
    'filter changed': {
      'a letter in both names is typed': { type: 'filter changed', filter: 'k' },
      'the filter is cleared': { type: 'filter changed', filter: '' },
    },
  },
  addressees: ['app', 'session', 'onboarding'],
  outcomes: {
    'save interests': {
      'are saved': { resolves: settledMember },
      'are refused': { rejects: { kind: 'server error' } },
    },
  },
  invariants: {
    'a discarded draft leaves nothing unsaved': ({ snapshot, justNow }) =>
      !justNow.sent['draft discarded'] ||
      !snapshot.matches('choosing') ||
      interestsDraftOf(snapshot.context) === null,
    'nothing is saved without an interest': ({ snapshot }) =>
      !snapshot.hasTag('busy') || snapshot.context.selected.length > 0,
    'cancelling an unchanged selection needs no confirmation': ({ snapshot, justNow }) =>
      !justNow.sent['cancel requested'] ||
      !snapshot.hasTag('confirming') ||
      [...snapshot.context.selected].sort().join() !== [...snapshot.context.stored].sort().join(),
    'at most one save per press': ({ sent, started }) =>
      (started['save interests'] ?? 0) <= (sent['save requested'] ?? 0),
  },
})
