import { assign, emit, setup } from 'xstate'
import { type Failure, failureOf, isRefusal } from '../failure.ts'
import type { IdentitySnapshot } from '../member.ts'
import { type Notice, notice } from '../notices.ts'
import type { Registration, SignUpDraft } from '../ports.ts'
import { unprovided } from '../unprovided.ts'
import {
  problemsOf,
  type SignUpField,
  type SignUpProblems,
  type SignUpValues,
} from './sign-up-form.ts'

type Emitted =
  | Notice
  | { type: 'identity created'; identity: IdentitySnapshot }
  | { type: 'identity withdrawn' }
  | { type: 'account created'; identity: IdentitySnapshot; pendingToken: string }

/** The words of the sign-up chart: its types, services, guards and actions. */
export const signUpSetup = setup({
  types: {
    input: {} as {
      draft: SignUpDraft | null
      /** The unverified identity of an earlier try, whose address the visitor has come back to correct. */
      identity: IdentitySnapshot | null
      minPasswordLength?: number
    },
    context: {} as {
      values: SignUpValues
      problems: SignUpProblems
      minPasswordLength: number
      identity: IdentitySnapshot | null
      identityFits: boolean
      pendingToken: string
      failure: Failure | null
    },
    events: {} as
      | { type: 'field changed'; field: SignUpField; value: string }
      | { type: 'submitted' },
    emitted: {} as Emitted,
    tags: {} as 'busy',
  },
  actors: {
    'create identity': unprovided<
      IdentitySnapshot,
      { email: string; password: string; displayName: string }
    >('create identity'),
    'sign in': unprovided<IdentitySnapshot, { email: string; password: string }>('sign in'),
    'sign out identity': unprovided<void>('sign out identity'),
    'remove identity': unprovided<void>('remove identity'),
    'withdraw account': unprovided<void, { email: string }>('withdraw account'),
    register: unprovided<{ pendingToken: string }, Registration>('register'),
    'send verification email': unprovided<void>('send verification email'),
  },
  guards: {
    'passwords differ': ({ context }) =>
      problemsOf(context.values, context.minPasswordLength).confirmPassword === 'does not match',
    'has problems': ({ context }) =>
      Object.keys(problemsOf(context.values, context.minPasswordLength)).length > 0,
    'has identity': ({ context }) => context.identity !== null,
    'identity fits': ({ context }) => context.identityFits,
    'email is taken': (_, { error }: { error: unknown }) => failureOf(error).kind === 'email taken',
    'is unverified': (_, { identity }: { identity: IdentitySnapshot }) => !identity.emailVerified,
    'was refused': (_, { error }: { error: unknown }) => isRefusal(failureOf(error)),
  },
  actions: {
    'change field': assign(
      ({ context }, { field, value }: { field: SignUpField; value: string }) => {
        const { [field]: _, ...problems } = context.problems
        return {
          values: { ...context.values, [field]: value },
          problems,
          identityFits: context.identityFits && field !== 'email' && field !== 'password',
          failure: null,
        }
      },
    ),
    'note problems': assign(({ context }) => ({
      problems: problemsOf(context.values, context.minPasswordLength),
    })),
    'forget problems': assign({ problems: {}, failure: null }),
    'keep identity': assign((_, { identity }: { identity: IdentitySnapshot }) => ({
      identity,
      identityFits: true,
    })),
    'drop identity': assign({ identity: null, identityFits: false }),
    'keep pending token': assign((_, { pendingToken }: { pendingToken: string }) => ({
      pendingToken,
    })),
    'note failure': assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    'note taken email': assign({ failure: { kind: 'email taken' } }),
    'erase passwords': assign(({ context }) => ({
      values: { ...context.values, password: '', confirmPassword: '' },
    })),
    'say passwords differ': emit(notice('passwords do not match')),
    'say registration failed': emit(({ context }) =>
      notice('registration failed', context.failure),
    ),
    'say mail was not sent': emit(notice('verification email not sent')),
    'say account was created': emit(notice('account created')),
    'tell identity created': emit((_, { identity }: { identity: IdentitySnapshot }) => ({
      type: 'identity created',
      identity,
    })),
    'tell identity withdrawn': emit({ type: 'identity withdrawn' }),
    'tell account created': emit(({ context }) => ({
      type: 'account created',
      identity: known(context.identity),
      pendingToken: context.pendingToken,
    })),
  },
})

const known = (identity: IdentitySnapshot | null): IdentitySnapshot => {
  if (!identity) throw new Error('sign up: an account is created with an identity only')
  return identity
}
