import { assign, sendTo, setup } from 'xstate'
import { app, onboarding, session } from '../addresses.ts'
import type { Drafts } from '../drafts.ts'
import { type Failure, toFailureContext, toOutputFailure, wasSuperseded } from '../failure.ts'
import type { IdentitySnapshot, Member } from '../member.ts'
import { nonNull } from '../non-null.ts'
import { notice, noticesWithdrawn } from '../notices.ts'
import { navigateTo, type SameOriginPath } from '../paths.ts'
import type { SessionAnswer } from '../session/session-events.ts'
import { forwardToSocial } from '../social-sign-in/forward-to-social.ts'
import { socialSignInMachine } from '../social-sign-in/social-sign-in-machine.ts'
import { unprovided, unprovidedAction } from '../unprovided.ts'

type Field = 'identifier' | 'password'

/**
 * Signs in with a password. A username is first resolved to its email (decision 0005). An unverified email is refused,
 * and the screen offers to verify it (specification 4, decision 0022). The identifier is stored as a draft until the
 * sign-in (decision 0049). A child machine signs in with Google or Apple.
 */
export const loginMachine = setup({
  types: {
    input: {} as { identifier?: string; returnTo: SameOriginPath | null },
    context: {} as {
      identifier: string
      password: string
      email: string
      returnTo: SameOriginPath | null
      missing: Field | null
      identity: IdentitySnapshot | null
      failure: Failure | null
    },
    events: {} as
      | { type: 'field changed'; field: Field; value: string }
      | { type: 'submitted' }
      | { type: 'verification requested' }
      | SessionAnswer,
    tags: {} as 'busy',
    children: {} as { social: 'social' },
  },
  actors: {
    'resolve login': unprovided<{ email: string }, { username: string; password: string }>(
      'resolve login',
    ),
    'sign in': unprovided<IdentitySnapshot, { email: string; password: string }>('sign in'),
    social: socialSignInMachine,
  },
  guards: {
    'has a missing field': ({ context }) => firstMissing(context) !== null,
    'identifier is an email': ({ context }) => context.identifier.includes('@'),
    'is the own session': ({ context }, { uid }: { uid: string }) => uid === context.identity?.uid,
    'is verified': (_, { identity }: { identity: IdentitySnapshot }) => identity.emailVerified,
    'was superseded': wasSuperseded,
  },
  actions: {
    'change field': assign((_, { field, value }: { field: Field; value: string }) => ({
      [field]: value,
      missing: null,
      failure: null,
    })),
    'mark missing field': assign(({ context }) => ({ missing: firstMissing(context) })),
    'set email from identifier': assign(({ context }) => ({ email: context.identifier.trim() })),
    'set email': assign((_, { email }: { email: string }) => ({ email })),
    'set identity': assign((_, { identity }: { identity: IdentitySnapshot }) => ({ identity })),
    'set failure': assign(toFailureContext),
    'set session failure': assign(toOutputFailure),
    'clear failure': assign({ failure: null, missing: null }),
    'clear password': assign({ password: '' }),
    'withdraw notices': sendTo(app, noticesWithdrawn('login failed', 'email not verified')),
    'notify login failed': sendTo(app, ({ context }) => notice('login failed', context.failure)),
    'notify email not verified': sendTo(app, notice('email not verified')),
    'store draft': unprovidedAction<{ draft: Drafts['login'] | null }>('store draft'),
    'send verification required': sendTo(
      session,
      (_, { identity }: { identity: IdentitySnapshot }) => ({
        type: 'verification required',
        identity,
      }),
    ),
    'send identity verified': sendTo(session, ({ context }) => ({
      type: 'identity verified',
      identity: nonNull(context.identity),
    })),
    'forward to social': sendTo('social', (_, answer: SessionAnswer) => answer),
    'send signed in': sendTo(onboarding, ({ context }, { member }: { member: Member }) => ({
      type: 'signed in',
      member,
      authType: nonNull(context.identity).authType,
      returnTo: context.returnTo,
    })),
    'navigate to verification': sendTo(app, navigateTo('/verify-email')),
  },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({
    identifier: input.identifier ?? '',
    password: '',
    email: '',
    returnTo: input.returnTo,
    missing: null,
    identity: null,
    failure: null,
  }),
  invoke: {
    src: 'social',
    id: 'social',
    input: ({ context }) => ({ returnTo: context.returnTo }),
    onDone: { target: '.signed in' },
  },
  on: {
    'session opened': { actions: forwardToSocial() },
    'session not opened': { actions: forwardToSocial() },
    'deletion resumed': { actions: forwardToSocial() },
  },
  initial: 'form',
  states: {
    form: {
      initial: 'editing',
      states: {
        editing: {},
        unverified: { on: { 'verification requested': { actions: 'navigate to verification' } } },
      },
      on: {
        'field changed': {
          target: '.editing',
          actions: [
            'withdraw notices',
            { type: 'change field', params: ({ event }) => event },
            {
              type: 'store draft',
              params: ({ context: { identifier } }) => ({
                draft: identifier === '' ? null : { identifier },
              }),
            },
          ],
        },
        submitted: [
          { guard: 'has a missing field', target: '.editing', actions: 'mark missing field' },
          {
            guard: 'identifier is an email',
            target: 'signing in',
            actions: 'set email from identifier',
          },
          { target: 'resolving username' },
        ],
      },
    },
    'resolving username': {
      tags: ['busy'],
      entry: ['withdraw notices', 'clear failure'],
      invoke: {
        src: 'resolve login',
        input: ({ context }) => ({
          username: context.identifier.trim(),
          password: context.password,
        }),
        onDone: {
          target: 'signing in',
          actions: { type: 'set email', params: ({ event }) => event.output },
        },
        onError: {
          target: 'form',
          actions: [
            { type: 'set failure', params: ({ event }) => ({ error: event.error }) },
            'notify login failed',
          ],
        },
      },
    },
    'signing in': {
      tags: ['busy'],
      entry: ['withdraw notices', 'clear failure'],
      invoke: {
        src: 'sign in',
        input: ({ context }) => ({ email: context.email, password: context.password }),
        onDone: [
          {
            guard: { type: 'is verified', params: ({ event }) => ({ identity: event.output }) },
            target: 'starting session',
            actions: { type: 'set identity', params: ({ event }) => ({ identity: event.output }) },
          },
          {
            target: 'form.unverified',
            actions: [
              {
                type: 'send verification required',
                params: ({ event }) => ({ identity: event.output }),
              },
              'notify email not verified',
            ],
          },
        ],
        onError: [
          // The visitor has begun to sign in with a provider instead.
          { guard: { type: 'was superseded', params: ({ event }) => event }, target: 'form' },
          {
            target: 'form',
            actions: [
              { type: 'set failure', params: ({ event }) => ({ error: event.error }) },
              'notify login failed',
            ],
          },
        ],
      },
    },
    'starting session': {
      tags: ['busy'],
      entry: 'send identity verified',
      on: {
        'session opened': [
          {
            guard: { type: 'is the own session', params: ({ event }) => event },
            target: 'signed in',
            actions: { type: 'send signed in', params: ({ event }) => event },
          },
          {
            target: 'form',
            actions: [
              { type: 'set session failure', params: { failure: { kind: 'superseded' } } },
              'notify login failed',
              forwardToSocial(),
            ],
          },
        ],
        'session not opened': {
          target: 'form',
          actions: [
            { type: 'set session failure', params: ({ event }) => event },
            'notify login failed',
            forwardToSocial(),
          ],
        },
        'deletion resumed': { target: 'signed in' },
      },
    },
    'signed in': {
      type: 'final',
      entry: ['clear password', { type: 'store draft', params: { draft: null } }],
    },
  },
})

const firstMissing = (context: { identifier: string; password: string }): Field | null => {
  if (context.identifier.trim() === '') return 'identifier'
  if (context.password === '') return 'password'
  return null
}
