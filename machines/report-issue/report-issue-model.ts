import { modelOf } from '../model/model.ts'
import { reportIssueMachine } from './report-issue-machine.ts'

/** The report of an issue with everything that can happen to it. */
export const reportIssueModel = modelOf({
  machine: reportIssueMachine,
  question: 'What went wrong for the member?',
  inputs: {
    'a member': { description: '' },
    'a member whose text was kept': { description: 'The map stays grey.' },
  },
  events: {
    'description changed': {
      'a sentence': { type: 'description changed', value: 'The map stays grey.' },
      'blanks only': { type: 'description changed', value: '   ' },
    },
  },
  outcomes: {
    'send report': {
      'is sent': { resolves: undefined },
      'is refused': { rejects: { kind: 'refused', message: 'Too long.' } },
      'cannot be reached': { rejects: { kind: 'unreachable' } },
    },
  },
  invariants: {
    'an empty report is never sent': ({ snapshot }) =>
      !snapshot.hasTag('busy') || snapshot.context.description.trim() !== '',
    'at most one report a press': ({ sent, started }) =>
      (started['send report'] ?? 0) <= (sent.submitted ?? 0),
  },
})
