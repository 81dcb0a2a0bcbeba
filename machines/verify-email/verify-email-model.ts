import { emailCooldown } from '../limits.ts'
import type { Instant } from '../member.ts'
import { modelOf } from '../model-of.ts'
import { newMember, otherIdentity, unverifiedIdentity, verifiedIdentity } from '../samples.ts'
import { withdrawAccountModel } from '../withdraw-account/withdraw-account-model.ts'
import { verifyEmailMachine } from './verify-email-machine.ts'

const email = 'maya@lindqvist.example'
const pending = { signedIn: null }

/** The model of the email verification. Inputs that wait allow two checks instead of thirty, so that their waits meet. */
export const verifyEmailModel = modelOf({
  machine: verifyEmailMachine,
  question: 'Is the email verified yet?',
  inputs: {
    'just signed up': (now) => ({
      email,
      ...pending,
      at: now,
      resendAt: null,
      maxChecks: 2,
    }),
    'reloaded during the cooldown': (now) => ({
      email,
      ...pending,
      at: now,
      resendAt: now + 20_000,
      maxChecks: 2,
    }),
    'without an email': (now) => ({ email: '', ...pending, at: now, resendAt: null }),
    'the sign-up is over': (now) => ({
      email,
      ...pending,
      ended: 'identity gone' as const,
      at: now,
      resendAt: null,
    }),
    'without a sent email': (now) => ({
      email,
      ...pending,
      isUnsent: true,
      at: now,
      resendAt: null,
      maxChecks: 2,
    }),
    'another member': (now) => ({
      email,
      ...pending,
      signedIn: otherIdentity,
      at: now,
      resendAt: null,
    }),
  },
  fullInputs: {
    'just signed up, with thirty checks': (now) => ({
      email,
      ...pending,
      at: now,
      resendAt: null,
    }),
  },
  systemId: 'page',
  addressees: ['app', 'session', 'onboarding'],
  events: {
    'session opened': {
      'of the member': { type: 'session opened', member: newMember },
    },
    'session not opened': {
      'by the backend': { type: 'session not opened', failure: { kind: 'unreachable' } },
    },
    'tab shown': {
      'with running timers': (now) => ({ type: 'tab shown' as const, at: now }),
      'after a suspension': (now) => ({ type: 'tab shown' as const, at: now + emailCooldown }),
    },
    'cooldown stored': {
      'by another tab': (now) => ({
        type: 'cooldown stored' as const,
        resendAt: now + emailCooldown,
        at: now,
      }),
    },
    'session ended': {
      'with the verification': { type: 'session ended', reason: 'verification finished elsewhere' },
      'for an unknown reason': { type: 'session ended', reason: 'identity lost' },
      'with the identity': { type: 'session ended', reason: 'identity gone' },
      'by another sign-up': { type: 'session ended', reason: 'replaced by another sign-in' },
    },
    'member changed': {
      'to another member': { type: 'member changed', identity: otherIdentity },
      'to the same member': { type: 'member changed', identity: verifiedIdentity },
      'to signed out': { type: 'member changed', identity: null },
    },
  },
  outcomes: {
    'check verified': {
      'is verified': { resolves: { identity: verifiedIdentity } },
      'is not verified yet': { resolves: { identity: unverifiedIdentity } },
      fails: { rejects: { kind: 'unreachable' } },
    },
    'send verification email': {
      'is sent': { resolves: (now: Instant) => ({ sentAt: now, at: now }) },
      'finds no identity': { rejects: { kind: 'not signed in' } },
      fails: { rejects: { kind: 'too many requests' } },
    },
    'watch visibility': {
      'sees the tab': { sends: (now: Instant) => ({ type: 'tab shown', at: now }) },
    },
    'watch connection': { 'is restored': { sends: { type: 'check hinted' } } },
    'watch other tabs': { 'report the verification': { sends: { type: 'check hinted' } } },
    'watch stored cooldown': {
      'is started': {
        sends: (now: Instant) => ({
          type: 'cooldown stored',
          resendAt: now + emailCooldown,
          at: now,
        }),
      },
    },
  },
  children: { 'withdraw account': withdrawAccountModel },
  internal: ['polling restarted'],
  // A link leads to /login.
  ends: [
    'email unknown',
    'signed out',
    'ended.verified elsewhere',
    'ended.replaced',
    'ended.over',
    'ended.lost',
  ],
  // Once the email is verified, nothing of the wait is read.
  project: ({ checks, maxChecks, resendAt, ended, isUnsent, identity }, now) =>
    identity === null && {
      ended,
      isUnsent,
      checks,
      maxChecks,
      cooldown: resendAt === null ? null : Math.max(resendAt - now, 0),
    },
  invariants: {
    'at most one email per press': ({ sent, started }) =>
      (started['send verification email'] ?? 0) <= (sent['resend requested'] ?? 0),
    'no email is sent before the deadline of an earlier one (r12)': ({ justNow, last }) =>
      !justNow.started['send verification email'] || last.before?.context.resendAt === null,
    'only a successful email starts the cooldown (r12)': ({ snapshot, justNow }) =>
      !(
        justNow.ended['send verification email: fails'] ||
        justNow.ended['send verification email: finds no identity']
      ) ||
      (snapshot.context.resendAt === null && snapshot.matches({ waiting: { resending: 'ready' } })),
    'a successful email starts a new series of checks (r11)': ({ snapshot, justNow }) =>
      !justNow.ended['send verification email: is sent'] ||
      (snapshot.context.checks === 0 && snapshot.matches({ waiting: { polling: 'pausing' } })),
    'every automatic check counts, also a failed one (r11)': ({ snapshot, last, justNow }) =>
      !last.before?.matches({ waiting: { polling: 'checking' } }) ||
      !snapshot.matches('waiting') ||
      snapshot.matches({ waiting: { polling: 'checking' } }) ||
      Boolean(justNow.ended['send verification email: is sent']) ||
      snapshot.context.checks === last.before.context.checks + 1,
    'no page waits for an identity that the session no longer has (r40)': ({ snapshot, last }) =>
      !(last.event?.type === 'session ended' || snapshot.context.ended !== null) ||
      !(snapshot.matches('waiting') || snapshot.matches('redirected')),
    'a member learns that no email was sent, until one was (r42)': ({ snapshot, justNow, last }) =>
      !last.before ||
      last.before.hasTag('sending') ||
      snapshot.context.isUnsent ===
        (last.before.context.isUnsent &&
          !justNow.ended['send verification email: is sent'] &&
          !justNow.ended['watch stored cooldown: is started'] &&
          last.event?.type !== 'cooldown stored'),
    'never more checks than the limit': ({ snapshot }) =>
      snapshot.context.checks <= snapshot.context.maxChecks,
    'the page of an ended session neither waits for the redirect nor redirects': ({
      snapshot,
      last,
    }) =>
      last.event?.type !== 'member changed' ||
      last.event.identity !== null ||
      !(snapshot.matches('verified') || snapshot.matches('redirected')),
    'a press while the email is being sent sends no other one (4)': ({ justNow, last }) =>
      !justNow.started['send verification email'] || last.before?.hasTag('sending') === false,
    'only a verified member is redirected': ({ snapshot }) =>
      !snapshot.matches('redirected') || snapshot.context.identity?.emailVerified === true,
  },
  temporalRules: {
    'no further email is sent for 60 s after one was sent': {
      after: { ended: 'send verification email: is sent' },
      never: { started: 'send verification email' },
      for: { ms: 60_000 },
      // The page sends it when the clock has passed the end of the cooldown, which a suspended timer misses.
      until: { sent: 'tab shown' },
    },
    'an automatic check follows after 10 s (4, 9)': {
      after: { entered: 'waiting.polling.pausing' },
      expect: [
        { entered: 'waiting.polling.checking' },
        { entered: 'verified' },
        { entered: 'withdrawing' },
        { entered: 'left to a member' },
        { entered: 'ended' },
        // Starts another 10 s.
        { ended: 'send verification email: is sent' },
      ],
      within: { ms: 10_000 },
    },
    'no automatic check comes earlier (4, 9)': {
      after: { entered: 'waiting.polling.pausing' },
      never: { entered: 'waiting.polling.checking' },
      for: { ms: 10_000 },
    },
    'success is shown for 1.5 s before the redirect (2, 9)': {
      after: { entered: 'verified' },
      never: { entered: 'redirected' },
      for: { ms: 1_500 },
    },
    'the redirect is due after 1.5 s (2, 9)': {
      after: { entered: 'verified' },
      expect: [
        { entered: 'verified.redirect.due' },
        { entered: 'redirected' },
        { entered: 'left to a member' },
        { entered: 'left to the settings' },
        { entered: 'signed out' },
      ],
      within: { ms: 1_500 },
    },
    'no redirect before the email is verified': {
      never: { entered: 'redirected' },
      before: [{ ended: 'check verified: is verified' }, { sent: 'member changed' }],
    },
  },
})
