import { modelOf } from '../model-of.ts'
import { reportIssueMachine } from './report-issue-machine.ts'

/** The model of the issue report. */
export const reportIssueModel = modelOf({
  machine: reportIssueMachine,
  question: 'Which issue does the member report?',
  inputs: {
    'a member': { description: '' },
    'a member with a draft': { description: 'The map stays grey.' },
  },
  events: {
    'description changed': {
      'a sentence': { type: 'description changed', value: 'The map stays grey.' },
      'whitespace only': { type: 'description changed', value: '   ' },
    },
  },
  addressees: ['app'],
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
    'at most one report per press': ({ sent, started }) =>
      (started['send report'] ?? 0) <= (sent.submitted ?? 0),
  },
})
