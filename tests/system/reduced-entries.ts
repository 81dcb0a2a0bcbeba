import { type AnyActorRef, assign, sendTo, setup } from 'xstate'
import { app, onboarding, ownAddress, session, signIns } from '../../machines/addresses.ts'
import type { IdentitySnapshot, Member } from '../../machines/member.ts'
import { notice } from '../../machines/notices.ts'
import { navigateTo, returnPathFor } from '../../machines/paths.ts'
import { unverifiedIdentity } from '../../machines/samples.ts'
import type { SessionAnswer } from '../../machines/session/session-events.ts'
import { withEvent } from '../../machines/with-event.ts'
import { contextOf, type ReducedContext, type ReducedInput } from './reduced-pages.ts'

/** What the page sends to the identity library of the tab, which performs a sign-in. */
export type SignInOfPage = { type: 'sign-in begun' } | { type: 'sign-in over' }

type Entered = { identity: IdentitySnapshot }
type Context = ReducedContext & { entered: Entered | null }

const library = ({ system }: { system: { get(id: string): AnyActorRef | undefined } }) => {
  const tab = system.get('tab')
  if (!tab) throw new Error('entry: the system has no tab')
  return tab
}

/** /login and /signup, as other actors observe them (reduced-pages.ts): one sign-in at a time, with whichever method. */
export const reducedEntry = setup({
  types: {
    input: {} as ReducedInput,
    context: {} as Context,
    events: {} as
      | { type: 'sign-in requested' }
      | ({ type: 'sign-in succeeded' } & Entered)
      | { type: 'email is unverified' }
      | { type: 'sign-in failed' }
      | { type: 'verification requested' }
      | { type: 'identity created' }
      | { type: 'email corrected' }
      | { type: 'registered again' }
      | { type: 'registration refused' }
      | { type: 'registration failed' }
      | { type: 'account created' }
      | SessionAnswer,
  },
  guards: {
    'signs up': ({ context }) => context.page === '/signup',
    'has an account': ({ context }) => context.page === '/signup' && context.identity !== null,
  },
  actions: {
    'set entered': assign((_, { identity }: Entered) => ({ entered: { identity } })),
    'set account': assign({ identity: unverifiedIdentity }),
    'clear account': assign({ identity: null }),
    'send sign-in offered': sendTo(signIns, { type: 'sign-in offered' }),
    'begin sign-in': sendTo(library, { type: 'sign-in begun' } satisfies SignInOfPage),
    'end sign-in': sendTo(library, { type: 'sign-in over' } satisfies SignInOfPage),
    'send sign-in started': sendTo(signIns, { type: 'sign-in started' }),
    'send sign-in ended': sendTo(signIns, { type: 'sign-in ended' }),
    'send identity verified': sendTo(session, ({ context, self }) => ({
      type: 'identity verified' as const,
      identity: enteredIn(context).identity,
      replyTo: ownAddress({ self }),
    })),
    'send verification required': sendTo(session, {
      type: 'verification required',
      identity: unverifiedIdentity,
    }),
    'send identity created': sendTo(session, {
      type: 'identity created',
      identity: unverifiedIdentity,
    }),
    'send account withdrawn': sendTo(session, { type: 'account withdrawn' }),
    'send account created': sendTo(session, {
      type: 'account created',
      identity: unverifiedIdentity,
      pendingToken: 'pending-1',
    }),
    'start verification': sendTo(onboarding, { type: 'account created' }),
    'send signed in': sendTo(onboarding, ({ context }, { member }: { member: Member }) => ({
      type: 'signed in' as const,
      member,
      authType: enteredIn(context).identity.authType,
      returnTo: returnPathFor(context.location.returnTo, enteredIn(context).identity.uid),
    })),
    'navigate to verification': sendTo(app, navigateTo('/verify-email')),
    'notify login failed': sendTo(app, notice('login failed')),
  },
}).createMachine({
  id: 'entry',
  context: (args) => ({ ...contextOf(args), entered: null }),
  entry: 'send sign-in offered',
  initial: 'form',
  states: {
    form: {
      on: {
        'sign-in requested': { target: 'signing in' },
        'email corrected': {
          guard: 'has an account',
          target: 'signing in',
          actions: ['clear account', 'send account withdrawn'],
        },
        'registered again': { guard: 'has an account', target: 'registering' },
      },
    },
    'signing in': {
      entry: ['begin sign-in', 'send sign-in started'],
      on: {
        'sign-in succeeded': {
          target: 'starting session',
          actions: ['end sign-in', 'send sign-in ended', withEvent('set entered')],
        },
        'sign-in failed': {
          target: 'form',
          actions: ['end sign-in', 'send sign-in ended', 'notify login failed'],
        },
        'email is unverified': {
          target: 'unverified',
          actions: ['end sign-in', 'send sign-in ended', 'send verification required'],
        },
        'identity created': {
          guard: 'signs up',
          target: 'registering',
          actions: ['end sign-in', 'send sign-in ended', 'set account', 'send identity created'],
        },
      },
    },
    unverified: {
      on: {
        'verification requested': { actions: 'navigate to verification' },
        'sign-in requested': { target: 'signing in' },
      },
    },
    registering: {
      on: {
        'registration refused': {
          target: 'form',
          actions: ['clear account', 'send account withdrawn'],
        },
        'registration failed': { target: 'form', actions: 'notify login failed' },
        'account created': {
          target: 'created',
          actions: ['send account created', 'start verification'],
        },
      },
    },
    'starting session': {
      entry: 'send identity verified',
      on: {
        'session opened': {
          target: 'signed in',
          actions: withEvent('send signed in'),
        },
        'session not opened': { target: 'form', actions: 'notify login failed' },
        'deletion resumed': { target: 'signed in' },
      },
    },
    'signed in': { type: 'final' },
    created: { type: 'final' },
  },
})

const enteredIn = ({ entered }: Context): Entered => {
  if (!entered) throw new Error('entry: no one has signed in')
  return entered
}
