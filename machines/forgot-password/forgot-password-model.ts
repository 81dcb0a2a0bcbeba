import { emailCooldown } from '../limits.ts'
import type { Instant } from '../member.ts'
import { modelOf } from '../model-of.ts'
import { noticesIn } from '../sent-messages.ts'
import { isBlank } from '../text-rules.gen.ts'
import { typedEvents } from '../typed-samples.ts'
import { forgotPasswordMachine } from './forgot-password-machine.ts'

export const forgotPasswordModel = modelOf({
  machine: forgotPasswordMachine,
  question: 'How does a member reset the password?',
  inputs: { 'nothing typed yet': {} },
  events: {
    'field changed': {
      'an email is typed': { type: 'field changed', value: 'maya@lindqvist.example' },
      'the email is cleared': { type: 'field changed', value: '' },
      ...typedEvents((typed) => ({ type: 'field changed' as const, ...typed })),
    },
  },
  addressees: ['app'],
  outcomes: {
    'send reset email': {
      'is sent': { resolves: (now: Instant) => ({ sentAt: now, at: now }) },
      'was sent 40 s ago': {
        resolves: (now: Instant) => ({ sentAt: now - 40_000, at: now }),
      },
      'is refused': { rejects: { kind: 'too many requests' } },
      'cannot be reached': { rejects: { kind: 'unreachable' } },
    },
    'watch visibility': {
      'sees the tab': { sends: (now: Instant) => ({ type: 'tab shown', at: now }) },
      'sees the tab after a suspension': {
        sends: (now: Instant) => ({ type: 'tab shown', at: now + emailCooldown }),
      },
    },
  },
  project: ({ email, emailMissing, unreadable, failure, resendAt }, now) => ({
    email: !isBlank(email),
    emailMissing,
    unreadable,
    failure,
    cooldown: resendAt === null ? null : Math.max(resendAt - now, 0),
  }),
  invariants: {
    'at most one email per press': ({ sent, started }) =>
      (started['send reset email'] ?? 0) <= (sent.submitted ?? 0),
    'with an unreadable email nothing is sent, and the field says so': ({
      snapshot,
      justNow,
      last,
    }) =>
      !justNow.sent.submitted ||
      !last.before?.context.unreadable ||
      (!justNow.started['send reset email'] && snapshot.context.emailMissing),
    'without an email nothing is sent, and the page says so (5, 8)': ({ justNow, last }) =>
      !justNow.sent.submitted ||
      last.before?.context.unreadable === true ||
      (isBlank(last.before?.context.email ?? '')
        ? !justNow.started['send reset email'] &&
          noticesIn(justNow.emitted).join() === 'email needed'
        : justNow.started['send reset email'] === 1),
    'the page says that the email was sent, and only then (8)': ({ snapshot, justNow }) =>
      noticesIn(justNow.emitted).includes('reset email sent') === wasSent(justNow.ended) &&
      (!wasSent(justNow.ended) || snapshot.matches({ form: 'sent' })),
    'after a suspension of a minute, another email can be sent': ({ snapshot, justNow }) =>
      !justNow.ended['watch visibility: sees the tab after a suspension'] ||
      !snapshot.hasTag('cooling down'),
    'nothing is sent while the page counts down': ({ last, justNow }) =>
      !last.before?.hasTag('cooling down') || !justNow.started['send reset email'],
    'a failure says so and keeps the email (8)': ({ snapshot, last, justNow }) =>
      !(last.outcome && 'rejects' in last.outcome) ||
      (snapshot.matches({ form: 'editing' }) &&
        noticesIn(justNow.emitted).join() === 'reset email failed' &&
        snapshot.context.email === last.before?.context.email),
  },
  temporalRules: {
    'the page says for 60 s that the email was sent (9)': {
      after: { ended: 'send reset email: is sent' },
      never: { entered: 'form.sent.over' },
      for: { ms: 60_000 },
      until: [
        { sent: 'field changed' },
        { ended: 'watch visibility: sees the tab after a suspension' },
      ],
    },
    'an email of another tab counts from its own time (9)': {
      after: { ended: 'send reset email: was sent 40 s ago' },
      expect: [{ entered: 'form.sent.over' }, { entered: 'form.editing' }, { entered: 'sending' }],
      within: { ms: 20_000 },
    },
    'another email can be sent after 60 s (9)': {
      after: { ended: 'send reset email: is sent' },
      expect: [{ entered: 'form.sent.over' }, { entered: 'form.editing' }, { entered: 'sending' }],
      within: { ms: 60_000 },
    },
  },
})

const wasSent = (ended: Partial<Record<string, number>>): boolean =>
  Boolean(ended['send reset email: is sent'] ?? ended['send reset email: was sent 40 s ago'])
