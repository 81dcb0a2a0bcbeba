import { modelOf } from '../model/model.ts'
import { settledMember } from '../model/samples.ts'
import { interestsMachine } from './interests-machine.ts'

/** Both preference screens with everything that can happen on them. */
export const interestsModel = modelOf({
  machine: interestsMachine,
  question: 'Which interests are chosen?',
  inputs: {
    'a new member': { mode: 'choosing', selected: [] },
    'a member with interests': { mode: 'updating', selected: ['Hiking'] },
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
    'at most one save per press': ({ sent, started }) =>
      (started['save interests'] ?? 0) <= (sent['save requested'] ?? 0),
  },
})
