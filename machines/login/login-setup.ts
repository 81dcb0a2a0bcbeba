import { assign, sendTo, setup } from 'xstate'
import { app, onboarding, ownAddress, session } from '../addresses.ts'
import { type Failure, failureOf, toOutputFailure, wasSuperseded } from '../failure.ts'
import type { IdentitySnapshot, Member } from '../member.ts'
import { nonNull } from '../non-null.ts'
import { notice, noticesWithdrawn } from '../notices.ts'
import { hasAnotherForm } from '../password-attempt.ts'
import { navigateTo, type ReturnPath, returnPathFor } from '../paths.ts'
import type { DraftValues } from '../ports.ts'
import type { SessionAnswer } from '../session/session-events.ts'
import { socialSignInMachine } from '../social-sign-in/social-sign-in-machine.ts'
import { emailOf, isBlank, otherEmailOf, technicalOf } from '../text-rules.gen.ts'
import { type TypedValue, unreadableAfter } from '../typed-value.ts'
import { unprovided, unprovidedAction } from '../unprovided.ts'

type Field = 'identifier' | 'password'

export const loginSetup = setup({
  types: {
    input: {} as {
      identifier?: string
      returnTo: ReturnPath | null
      /** The email that the link which led here has verified, or null. */
      verifiedEmail?: string | null
    },
    context: {} as {
      identifier: string
      password: string
      email: string
      returnTo: ReturnPath | null
      missing: Field | null
      unreadable: readonly Field[]
      /** The sign-in is tried with the password in the other Unicode normalisation form. */
      usesOtherForm: boolean
      identity: IdentitySnapshot | null
      verifiedEmail: string | null
      failure: Failure | null
    },
    events: {} as
      | ({ type: 'field changed'; field: Field } & TypedValue)
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
    'identifier is an email': ({ context }) => technicalOf(context.identifier).includes('@'),
    'has another form': hasAnotherForm,
    'has another email': ({ context }, { error }: { error: unknown }) =>
      failureOf(error).kind === 'wrong credentials' &&
      context.email === emailOf(context.identifier) &&
      otherEmailOf(context.identifier) !== null,
    'was superseded': wasSuperseded,
    'is verified': (_, { identity }: { identity: IdentitySnapshot }) => identity.emailVerified,
  },
  actions: {
    'change field': assign(
      ({ context }, { field, value, unreadable }: { field: Field } & TypedValue) => ({
        [field]: value,
        unreadable: unreadableAfter(context.unreadable, field, unreadable),
        missing: null,
        failure: null,
      }),
    ),
    'mark missing field': assign(({ context }) => ({ missing: firstMissing(context) })),
    'set email from identifier': assign(({ context }) => ({ email: emailOf(context.identifier) })),
    'set email': assign((_, { email }: { email: string }) => ({ email })),
    'use other email': assign(({ context }) => ({
      email: otherEmailOf(context.identifier) ?? context.email,
      usesOtherForm: false,
    })),
    'set identity': assign((_, { identity }: { identity: IdentitySnapshot }) => ({ identity })),
    'set failure': assign(({ context }, { error }: { error: unknown }) => {
      const failure = failureOf(error)
      // The visitor has typed a valid email. Only the other form, which the machine tried, is invalid for the identity service.
      const isOther = context.email === otherEmailOf(context.identifier)
      return { failure: isOther && failure.kind === 'invalid email' ? refused : failure }
    }),
    'set session failure': assign(toOutputFailure),
    'clear failure': assign({ failure: null, missing: null }),
    'use other form': assign({ usesOtherForm: true }),
    'use typed form': assign({ usesOtherForm: false }),
    'clear password': assign({ password: '' }),
    'withdraw notices': sendTo(app, noticesWithdrawn('login failed', 'email not verified')),
    'notify login failed': sendTo(app, ({ context }) => notice('login failed', context.failure)),
    'notify email not verified': sendTo(app, notice('email not verified')),
    'store draft': unprovidedAction<{ draft: DraftValues | null }>('store draft'),
    'send verification required': sendTo(
      session,
      (_, { identity }: { identity: IdentitySnapshot }) => ({
        type: 'verification required',
        identity,
      }),
    ),
    'send identity verified': sendTo(session, ({ context, self }) => ({
      type: 'identity verified',
      identity: nonNull(context.identity),
      replyTo: ownAddress({ self }),
    })),
    'send signed in': sendTo(onboarding, ({ context }, { member }: { member: Member }) => ({
      type: 'signed in',
      member,
      authType: nonNull(context.identity).authType,
      returnTo: returnPathFor(context.returnTo, nonNull(context.identity).uid),
    })),
    'navigate to verification': sendTo(app, navigateTo('/verify-email')),
  },
})

const refused: Failure = { kind: 'wrong credentials' }

const firstMissing = (context: {
  identifier: string
  password: string
  unreadable: readonly Field[]
}): Field | null => {
  if (context.unreadable.includes('identifier') || isBlank(context.identifier)) return 'identifier'
  if (context.unreadable.includes('password') || context.password === '') return 'password'
  return null
}
