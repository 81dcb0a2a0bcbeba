import { modelOf } from '../model/model.ts'
import { settledMember } from '../model/samples.ts'
import { interestsMachine } from './interests-machine.ts'

/** Both preference screens with everything that can happen on them. */
export const interestsModel = modelOf({
  machine: interestsMachine,
  question: 'Which interests are chosen?',
  inputs: {
    'a new member': { mode: 'choosing', stored: [], draft: null },
    'a member with interests': { mode: 'updating', stored: ['Hiking'], draft: null },
    'a member whose draft was kept': {
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
      'a letter of both is typed': { type: 'filter changed', filter: 'k' },
      'it is cleared': { type: 'filter changed', filter: '' },
    },
  },
  outcomes: {
    'save interests': {
      'are saved': { resolves: settledMember },
      'are refused': { rejects: { kind: 'server error' } },
    },
  },
  invariants: {
    'nothing is saved without an interest': ({ snapshot }) =>
      !snapshot.hasTag('busy') || snapshot.context.selected.length > 0,
    'an unchanged choice is left without a question': ({ snapshot, justNow }) =>
      !justNow.sent['cancel requested'] ||
      !snapshot.hasTag('asking') ||
      [...snapshot.context.selected].sort().join() !== [...snapshot.context.stored].sort().join(),
    'at most one save per press': ({ sent, started }) =>
      (started['save interests'] ?? 0) <= (sent['save requested'] ?? 0),
  },
})
