import { emailCooldown, timeUntil } from '../limits.ts'
import type { Instant } from '../member.ts'
import { modelOf } from '../model-of.ts'
import { newMember, unverifiedIdentity, verifiedIdentity } from '../samples.ts'
import { withdrawAccountModel } from '../withdraw-account/withdraw-account-model.ts'
import { verifyEmailMachine } from './verify-email-machine.ts'

const email = 'maya@lindqvist.example'

/** The model of the email verification. Most inputs allow two checks instead of thirty. */
export const verifyEmailModel = modelOf({
  machine: verifyEmailMachine,
  question: 'Is the email verified yet?',
  inputs: {
    'just signed up': (now) => ({ email, at: now, resendAt: null, maxChecks: 2 }),
    'reloaded during the cooldown': (now) => ({
      email,
      at: now,
      resendAt: now + 20_000,
      maxChecks: 2,
    }),
  },
  fullInputs: {
    'just signed up, with thirty checks': (now) => ({ email, at: now, resendAt: null }),
  },
  events: {
    'cooldown shared': {
      'by another tab': (now) => ({
        type: 'cooldown shared' as const,
        resendAt: now + emailCooldown,
      }),
    },
  },
  outcomes: {
    'check verified': {
      'is verified': { resolves: (now: Instant) => ({ identity: verifiedIdentity, at: now }) },
      'is not verified yet': {
        resolves: (now: Instant) => ({ identity: unverifiedIdentity, at: now }),
      },
      fails: { rejects: { kind: 'unreachable' } },
    },
    'send verification email': {
      'is sent': { resolves: (now: Instant) => ({ at: now }) },
      'finds no identity': { rejects: { kind: 'not signed in' } },
      fails: { rejects: { kind: 'too many requests' } },
    },
    'start session': {
      'is started': { resolves: { member: newMember } },
      'is refused': { rejects: { kind: 'unreachable' } },
    },
  },
  children: { 'withdraw account': withdrawAccountModel },
  delays: (now) => ({
    'until resend': ({ context }) => timeUntil(context.resendAt, now(), emailCooldown),
  }),
  internal: ['polling restarted'],
  project: ({ checks, maxChecks, resendAt }, now) => ({
    checks,
    maxChecks,
    cooldown: resendAt === null ? null : Math.max(resendAt - now, 0),
  }),
  invariants: {
    'at most one email per press': ({ sent, started }) =>
      (started['send verification email'] ?? 0) <= (sent['resend requested'] ?? 0),
    'never more checks than the limit': ({ snapshot }) =>
      snapshot.context.checks <= snapshot.context.maxChecks,
    'only a verified member is redirected': ({ snapshot }) =>
      !snapshot.matches('redirected') || snapshot.context.identity?.emailVerified === true,
  },
  temporalRules: {
    'no further email is sent for 60 s after one was sent': {
      after: { ended: 'send verification email: is sent' },
      never: { started: 'send verification email' },
      for: { ms: emailCooldown },
      // The page sends it when the clock has passed the end of the cooldown, which a suspended timer misses.
      until: { sent: 'cooldown over' },
    },
    'no redirect before the email is verified': {
      never: { entered: 'redirected' },
      before: { ended: 'check verified: is verified' },
    },
  },
})
