import { assign, sendTo, setup } from 'xstate'
import { app, onboarding, ownAddress, session } from '../../machines/addresses.ts'
import { type IdentitySnapshot, isSameEmail, type Member } from '../../machines/member.ts'
import { navigateTo } from '../../machines/paths.ts'
import { verifiedIdentity } from '../../machines/samples.ts'
import type { SessionAnswer, SessionEnd } from '../../machines/session/session-events.ts'
import { withEvent } from '../../machines/with-event.ts'
import { contextOf, type ReducedContext, type ReducedInput } from './reduced-pages.ts'

type Context = ReducedContext & { opened: Member | null; isDue: boolean }

/** /verify-email, as other actors observe it (reduced-pages.ts). */
export const reducedVerification = setup({
  types: {
    input: {} as ReducedInput,
    context: {} as Context,
    events: {} as
      | { type: 'verified' }
      | { type: 'withdrawal started' }
      | { type: 'withdrawal failed' }
      | { type: 'withdrawn' }
      | { type: 'redirect due' }
      | { type: 'retry requested' }
      | { type: 'member changed'; identity: IdentitySnapshot | null }
      | SessionEnd
      | SessionAnswer,
  },
  guards: {
    'is due': ({ context }) => context.isDue,
    'session has ended': (_, { identity }: { identity: IdentitySnapshot | null }) =>
      identity === null,
    'is verified elsewhere': (_, { reason }: SessionEnd) =>
      reason === 'verification finished elsewhere',
    'has the email': ({ context }, { identity }: { identity: IdentitySnapshot | null }) =>
      identity !== null && isSameEmail(identity.email, context.location.email),
    'is another member': ({ context }, { identity }: { identity: IdentitySnapshot | null }) =>
      identity !== null && !isSameEmail(identity.email, context.location.email),
  },
  actions: {
    'set due': assign({ isDue: true }),
    'set opened': assign((_, { member }: { member: Member }) => ({ opened: member })),
    'send email verified': sendTo(app, ({ context }) => ({
      type: 'email verified' as const,
      email: context.location.email ?? '',
    })),
    'send identity verified': sendTo(session, ({ self }) => ({
      type: 'identity verified' as const,
      identity: verifiedIdentity,
      replyTo: ownAddress({ self }),
    })),
    'send account withdrawn': sendTo(session, { type: 'account withdrawn' }),
    'end onboarding': sendTo(onboarding, { type: 'account withdrawn' }),
    'send signed in': sendTo(onboarding, ({ context }) => ({
      type: 'signed in' as const,
      member: openedIn(context),
      authType: 'local' as const,
      returnTo: null,
    })),
    'navigate to home': sendTo(app, navigateTo('/')),
  },
}).createMachine({
  id: 'verification',
  context: (args) => ({ ...contextOf(args), opened: null, isDue: false }),
  on: {
    'member changed': {
      guard: withEvent('is another member'),
      target: '.left to a member',
    },
  },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        {
          guard: { type: 'is another member', params: ({ context }) => context },
          target: 'left to a member',
        },
        { target: 'waiting' },
      ],
    },
    waiting: {
      on: {
        'withdrawal started': { target: 'withdrawing' },
        'session ended': [
          {
            guard: withEvent('is verified elsewhere'),
            target: 'verified elsewhere',
          },
          { target: 'over' },
        ],
        verified: { target: 'starting session', actions: 'send email verified' },
      },
    },
    // The withdrawal removes the identity itself, so the page answers the end of the session when it has failed.
    withdrawing: {
      on: {
        'withdrawal failed': { target: 'waiting' },
        withdrawn: { target: 'withdrawn', actions: ['send account withdrawn', 'end onboarding'] },
        'session ended': [
          {
            guard: withEvent('is verified elsewhere'),
            target: 'withdrawing a verified account',
          },
          { target: 'withdrawing in vain' },
        ],
      },
    },
    'withdrawing a verified account': {
      on: {
        'withdrawal failed': { target: 'verified elsewhere' },
        withdrawn: { target: 'withdrawn', actions: ['send account withdrawn', 'end onboarding'] },
        'session ended': [
          { guard: withEvent('is verified elsewhere') },
          { target: 'withdrawing in vain' },
        ],
      },
    },
    'withdrawing in vain': {
      on: {
        'withdrawal failed': { target: 'over' },
        withdrawn: { target: 'withdrawn', actions: ['send account withdrawn', 'end onboarding'] },
        'session ended': {
          guard: withEvent('is verified elsewhere'),
          target: 'withdrawing a verified account',
        },
      },
    },
    'verified elsewhere': {
      on: {
        'member changed': {
          guard: withEvent('has the email'),
          target: 'starting session',
          actions: 'send email verified',
        },
      },
    },
    over: {},
    'starting session': {
      entry: 'send identity verified',
      on: {
        'member changed': {
          guard: withEvent('session has ended'),
          target: 'signed out',
        },
        'session ended': { target: 'signed out' },
        'redirect due': { actions: 'set due' },
        'session opened': {
          target: 'started',
          actions: withEvent('set opened'),
        },
        'session not opened': { target: 'failed' },
        'deletion resumed': { target: 'left to the settings' },
      },
    },
    failed: {
      on: {
        'member changed': {
          guard: withEvent('session has ended'),
          target: 'signed out',
        },
        'session ended': { target: 'signed out' },
        'redirect due': { actions: 'set due' },
        'retry requested': { target: 'starting session' },
      },
    },
    started: {
      always: { guard: 'is due', target: 'redirected', actions: 'send signed in' },
      on: {
        'member changed': {
          guard: withEvent('session has ended'),
          target: 'signed out',
        },
        'session ended': { target: 'signed out' },
        'redirect due': { actions: 'set due' },
      },
    },
    'signed out': {},
    'left to a member': { type: 'final', entry: 'navigate to home' },
    'left to the settings': { type: 'final' },
    redirected: { type: 'final' },
    withdrawn: { type: 'final' },
  },
})

const openedIn = ({ opened }: Context): Member => {
  if (!opened) throw new Error('verification: no session was opened')
  return opened
}
