import type { Instant } from '../member.ts'
import { modelOf } from '../model/model.ts'
import { newMember, unverifiedIdentity, verifiedIdentity } from '../model/samples.ts'
import { verifyEmailMachine } from './verify-email-machine.ts'

const email = 'maya@lindqvist.example'

/** The wait for the mail's link with everything that can happen during it; two checks stand for thirty. */
export const verifyEmailModel = modelOf({
  machine: verifyEmailMachine,
  question: 'Is the address verified yet?',
  inputs: {
    'just signed up': (now) => ({ email, at: now, resendFrom: null, maxChecks: 2 }),
    'reloaded during the cooldown': (now) => ({
      email,
      at: now,
      resendFrom: now + 20_000,
      maxChecks: 2,
    }),
  },
  fullInputs: {
    'just signed up, with thirty checks': (now) => ({ email, at: now, resendFrom: null }),
  },
  events: {
    'cooldown shared': {
      'by another tab': (now) => ({ type: 'cooldown shared' as const, resendFrom: now + 60_000 }),
    },
  },
  outcomes: {
    'check verified': {
      'says verified': { resolves: (now: Instant) => ({ identity: verifiedIdentity, at: now }) },
      'says not yet': { resolves: (now: Instant) => ({ identity: unverifiedIdentity, at: now }) },
      fails: { rejects: { kind: 'unreachable' } },
    },
    'send verification email': {
      'is sent': { resolves: (now: Instant) => ({ at: now }) },
      'finds nobody': { rejects: { kind: 'not signed in' } },
      fails: { rejects: { kind: 'too many requests' } },
    },
    'withdraw account': {
      'is withdrawn': { resolves: undefined },
      fails: { rejects: { kind: 'unreachable' } },
    },
    'enter session': {
      'is entered': { resolves: { member: newMember } },
      'is refused': { rejects: { kind: 'unreachable' } },
    },
  },
  delays: (now) => ({
    'until resend': ({ context }) =>
      context.resendFrom === null ? 0 : Math.min(Math.max(context.resendFrom - now(), 0), 60_000),
  }),
  internal: ['series restarted'],
  project: ({ checks, maxChecks, resendFrom }, now) => ({
    checks,
    maxChecks,
    cooldown: resendFrom === null ? null : Math.max(resendFrom - now, 0),
  }),
  invariants: {
    'at most one mail per press': ({ sent, started }) =>
      (started['send verification email'] ?? 0) <= (sent['resend requested'] ?? 0),
    'never more checks than the limit': ({ snapshot }) =>
      snapshot.context.checks <= snapshot.context.maxChecks,
    'nobody is sent on unverified': ({ snapshot }) =>
      !snapshot.matches('redirected') || snapshot.context.identity?.emailVerified === true,
  },
})
