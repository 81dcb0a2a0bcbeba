import { assign, sendParent, sendTo, setup } from 'xstate'
import { app, navigationBlocker, onboarding, session } from '../addresses.ts'
import {
  type Failure,
  failureOf,
  hasChangedNothing,
  hasSucceeded,
  toFailureContext,
  toOutputFailure,
} from '../failure.ts'
import type { IdentitySnapshot } from '../member.ts'
import { type Blocks, pageBlocks } from '../navigation-blocker/navigation-blocker-events.ts'
import { nonNull } from '../non-null.ts'
import { notice, noticesWithdrawn } from '../notices.ts'
import type { ReturnPath } from '../paths.ts'
import type { Registration, SignUpDraft } from '../ports.ts'
import { socialSignInMachine } from '../social-sign-in/social-sign-in-machine.ts'
import { type TypedValue, unreadableAfter } from '../typed-value.ts'
import { unprovided, unprovidedAction } from '../unprovided.ts'
import { withdrawAccountMachine } from '../withdraw-account/withdraw-account-machine.ts'
import { suggestedEmail } from './email-typo.ts'
import {
  draftOf,
  emptyValues,
  hasText,
  problemsAfterChange,
  problemsOf,
  type SignUpField,
  type SignUpProblems,
  type SignUpValues,
} from './sign-up-form.ts'

export const signUpSetup = setup({
  types: {
    input: {} as {
      draft: SignUpDraft | null
      /** The unverified identity of an earlier attempt, if the visitor returns to correct its email. */
      identity: IdentitySnapshot | null
      returnTo: ReturnPath | null
      minPasswordLength?: number
    },
    context: {} as {
      returnTo: ReturnPath | null
      values: SignUpValues
      problems: SignUpProblems
      unreadable: readonly SignUpField[]
      minPasswordLength: number
      identity: IdentitySnapshot | null
      identityMatches: boolean
      /** What was probably meant by the email that the visitor has left. */
      suggestion: string | null
      /** Whether the form contains a draft that was restored when it opened. */
      isRestored: boolean
      pendingToken: string
      failure: Failure | null
    },
    events: {} as
      | ({ type: 'field changed'; field: SignUpField } & TypedValue)
      /** The visitor has left the field of the email. */
      | { type: 'email left' }
      | { type: 'draft discarded' }
      | { type: 'submitted' }
      | { type: 'member changed'; identity: IdentitySnapshot | null }
      | { type: 'leave requested' }
      | { type: 'changes discarded' }
      | { type: 'changes kept' }
      | { type: 'back pressed' },
    tags: {} as 'busy' | 'confirming',
    children: {} as { social: 'social' },
  },
  actors: {
    'create identity': unprovided<
      IdentitySnapshot,
      { email: string; password: string; displayName: string }
    >('create identity'),
    'sign in': unprovided<IdentitySnapshot, { email: string; password: string }>('sign in'),
    'sign out identity': unprovided<void>('sign out identity'),
    'remove identity': unprovided<void>('remove identity'),
    'withdraw account': withdrawAccountMachine,
    register: unprovided<{ pendingToken: string }, Registration>('register'),
    'send verification email': unprovided<void>('send verification email'),
    social: socialSignInMachine,
  },
  guards: {
    'passwords differ': ({ context }) =>
      problemsOf(context.values, context).confirmPassword === 'does not match',
    'has problems': ({ context }) => Object.keys(problemsOf(context.values, context)).length > 0,
    'is restored': ({ context }) => context.isRestored,
    'would lose its text': ({ context }, { identity }: { identity: IdentitySnapshot | null }) =>
      identity !== null && hasText(draftOf(context.values)),
    'has identity': ({ context }) => context.identity !== null,
    'identity matches the form': ({ context }) => context.identityMatches,
    'email is taken': (_, { error }: { error: unknown }) => failureOf(error).kind === 'email taken',
    'is unverified': (_, { identity }: { identity: IdentitySnapshot }) => !identity.emailVerified,
    'was withdrawn': hasSucceeded,
    'was refused': (_, { error }: { error: unknown }) => hasChangedNothing(failureOf(error)),
  },
  actions: {
    'change field': assign(
      ({ context }, { field, value, unreadable }: { field: SignUpField } & TypedValue) => {
        const problems = problemsAfterChange(context.problems, field)
        return {
          values: { ...context.values, [field]: value },
          unreadable: unreadableAfter(context.unreadable, field, unreadable),
          problems,
          identityMatches: context.identityMatches && field !== 'email' && field !== 'password',
          suggestion: field === 'email' ? null : context.suggestion,
          failure: null,
        }
      },
    ),
    'suggest email': assign(({ context }) => ({
      suggestion: suggestedEmail(context.values.email),
    })),
    'discard draft': assign({
      values: emptyValues,
      unreadable: [],
      problems: {},
      identityMatches: false,
      suggestion: null,
      isRestored: false,
      failure: null,
    }),
    'set problems': assign(({ context }) => ({
      problems: problemsOf(context.values, context),
    })),
    'clear problems': assign({ problems: {}, failure: null }),
    'set identity': assign((_, { identity }: { identity: IdentitySnapshot }) => ({
      identity,
      identityMatches: true,
    })),
    'clear identity': assign({ identity: null, identityMatches: false }),
    'set pending token': assign((_, { pendingToken }: { pendingToken: string }) => ({
      pendingToken,
    })),
    'set failure': assign(toFailureContext),
    'set withdrawal failure': assign(toOutputFailure),
    'set email taken': assign({ failure: { kind: 'email taken' } }),
    'clear passwords': assign(({ context }) => ({
      values: { ...context.values, password: '', confirmPassword: '' },
    })),
    'withdraw notices': sendTo(app, noticesWithdrawn('registration failed')),
    'withdraw corrected notices': sendTo(app, ({ context: { problems } }) =>
      problems.confirmPassword === 'does not match'
        ? noticesWithdrawn('registration failed')
        : noticesWithdrawn('registration failed', 'passwords do not match'),
    ),
    'notify passwords do not match': sendTo(app, notice('passwords do not match')),
    'notify registration failed': sendTo(app, ({ context }) =>
      notice('registration failed', context.failure),
    ),
    'notify verification email not sent': sendTo(app, notice('verification email not sent')),
    'notify account created': sendTo(app, notice('account created')),
    'store draft': unprovidedAction<{ draft: SignUpDraft }>('store draft'),
    'send identity created': sendTo(session, (_, { identity }: { identity: IdentitySnapshot }) => ({
      type: 'identity created',
      identity,
    })),
    'send blocking': sendParent((args, blocks: Partial<Blocks>) => pageBlocks(args, blocks)),
    'send changes discarded': sendTo(navigationBlocker, { type: 'changes discarded' }),
    'send changes kept': sendTo(navigationBlocker, { type: 'changes kept' }),
    'send account withdrawn': sendTo(session, { type: 'account withdrawn' }),
    'send account created': sendTo(session, ({ context }) => ({
      type: 'account created',
      identity: nonNull(context.identity),
      pendingToken: context.pendingToken,
    })),
    'start verification': sendTo(onboarding, { type: 'account created' }),
  },
})
