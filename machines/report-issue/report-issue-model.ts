import { modelOf } from '../model-of.ts'
import { hasMessage, noticesIn } from '../sent-messages.ts'
import { isBlank } from '../text-rules.gen.ts'
import { typedEvents } from '../typed-samples.ts'
import { reportIssueMachine } from './report-issue-machine.ts'

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
      '5001 characters': { type: 'description changed', value: 'm'.repeat(5_001) },
      ...typedEvents((typed) => ({ type: 'description changed' as const, ...typed })),
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
  project: ({ description, ...context }) => ({
    ...context,
    description:
      description === '' || isBlank(description)
        ? description === ''
        : description.length > 5_000
          ? 'too long'
          : 'text',
  }),
  invariants: {
    'a report without text is not sent, and the dialog says so (5, 8)': ({ justNow, last }) =>
      !justNow.sent.submitted ||
      !last.before ||
      last.before.context.unreadable ||
      last.before.context.description.length > 5_000 ||
      (isBlank(last.before.context.description)
        ? !justNow.started['send report'] &&
          noticesIn(justNow.emitted).join() === 'issue text needed'
        : justNow.started['send report'] === 1),
    'a report that is unreadable or too long is not sent, and the field says why': ({
      snapshot,
      justNow,
      last,
    }) =>
      !justNow.sent.submitted ||
      !last.before ||
      !(last.before.context.unreadable || last.before.context.description.length > 5_000) ||
      (!justNow.started['send report'] &&
        snapshot.context.problem === (snapshot.context.unreadable ? 'unreadable' : 'too long')),
    'a report that was sent closes the dialog (2)': ({ snapshot, justNow }) =>
      !justNow.ended['send report: is sent'] || snapshot.matches('closed'),
    'a failed report stays open': ({ snapshot, last }) =>
      !(last.outcome && 'rejects' in last.outcome) || snapshot.matches('writing'),
    'the text stays until it is sent': ({ snapshot, last, justNow }) =>
      !last.before ||
      last.event?.type === 'description changed' ||
      snapshot.context.description ===
        (justNow.ended['send report: is sent'] ? '' : last.before.context.description),
    'the page is notified when the dialog opens and closes': ({ snapshot, last, justNow }) =>
      !last.before ||
      (hasMessage(justNow.sentTo.parent, 'dialog opened') ===
        (snapshot.hasTag('open') && !last.before.hasTag('open')) &&
        hasMessage(justNow.sentTo.parent, 'dialog closed') ===
          (!snapshot.hasTag('open') && last.before.hasTag('open'))),
    'at most one report per press': ({ sent, started }) =>
      (started['send report'] ?? 0) <= (sent.submitted ?? 0),
  },
})
