import { assign, sendParent, sendTo, setup } from 'xstate'
import { app, session } from '../addresses.ts'
import { deletionHasNotBegun, type Failure, failureOf, toFailureContext } from '../failure.ts'
import type { AuthType, SocialProvider } from '../member.ts'
import type { DialogMessage } from '../navigation-blocker/navigation-blocker-events.ts'
import { notice, noticesWithdrawn } from '../notices.ts'
import { hasAnotherForm } from '../password-attempt.ts'
import { navigateTo } from '../paths.ts'
import type { DeletionStep, UnfinishedDeletion } from '../ports.ts'
import type { TypedValue } from '../typed-value.ts'
import { unprovided, unprovidedAction } from '../unprovided.ts'

export const deleteAccountSetup = setup({
  types: {
    /** `unfinished`: the step with which an earlier deletion goes on, or null. */
    input: {} as { uid: string; authType: AuthType; unfinished: DeletionStep | null },
    context: {} as {
      uid: string
      authType: AuthType
      /** The step that the next attempt begins with. Null if no earlier attempt may have begun the deletion. */
      unfinished: DeletionStep | null
      password: string
      /** The password is missing or unreadable. */
      passwordMissing: boolean
      /** The identity service has refused this password. */
      passwordWrong: boolean
      unreadable: boolean
      /** The password is tried in the other Unicode normalisation form. */
      usesOtherForm: boolean
      failure: Failure | null
    },
    events: {} as
      | { type: 'delete requested' }
      | { type: 'confirmed' }
      | { type: 'cancelled' }
      | ({ type: 'password changed' } & TypedValue)
      | { type: 'password submitted' }
      | { type: 'provider sign-in requested' }
      | { type: 'finish requested' },
    tags: {} as 'dialog' | 'busy',
  },
  actors: {
    'check recent sign-in': unprovided<{ recent: boolean }>('check recent sign-in'),
    'reauthenticate with password': unprovided<void, { password: string }>(
      'reauthenticate with password',
    ),
    'reauthenticate with provider': unprovided<void, { provider: SocialProvider }>(
      'reauthenticate with provider',
    ),
    'delete record': unprovided<void>('delete record'),
    'remove picture': unprovided<void, { uid: string }>('remove picture'),
    'remove identity': unprovided<void>('remove identity'),
  },
  guards: {
    'is unfinished': ({ context }) => context.unfinished !== null,
    'is recent': (_, { recent }: { recent: boolean }) => recent,
    'has a password': ({ context }) => context.authType === 'local',
    'password is entered': ({ context }) => context.password !== '' && !context.unreadable,
    'has another form': hasAnotherForm,
    'password is wrong': (_, { error }: { error: unknown }) =>
      failureOf(error).kind === 'wrong credentials',
    'has failed': ({ context }) => context.failure !== null,
    'step is next': ({ context }, { step }: { step: DeletionStep }) => context.unfinished === step,
    'session expired': (_, { error }: { error: unknown }) =>
      failureOf(error).kind === 'session expired',
    // A retry that was not sent says nothing about an earlier attempt without an answer.
    'deletion has not begun': ({ context }, { error }: { error: unknown }) => {
      const failure = failureOf(error)
      return deletionHasNotBegun(failure) && !(failure.notSent && context.unfinished !== null)
    },
  },
  actions: {
    'change password': assign((_, { value, unreadable = false }: TypedValue) => ({
      password: value,
      passwordMissing: false,
      passwordWrong: false,
      unreadable,
      usesOtherForm: false,
    })),
    'use other form': assign({ usesOtherForm: true }),
    'mark password missing': assign({ passwordMissing: true }),
    'mark password wrong': assign({ passwordWrong: true, usesOtherForm: false }),
    'clear password': assign({
      password: '',
      passwordMissing: false,
      passwordWrong: false,
      unreadable: false,
      usesOtherForm: false,
    }),
    'set unfinished': assign((_, { step }: { step: DeletionStep }) => ({ unfinished: step })),
    'clear unfinished': assign({ unfinished: null }),
    'clear failure': assign({ failure: null }),
    'set failure': assign(toFailureContext),
    /** Null removes the marker. */
    'store deletion marker': unprovidedAction<{ deletion: UnfinishedDeletion | null }>(
      'store deletion marker',
    ),
    'withdraw notices': sendTo(
      app,
      noticesWithdrawn('account not deleted', 'account not deleted from backend'),
    ),
    'notify account deleted': sendTo(app, notice('account deleted')),
    'notify account not deleted': sendTo(app, ({ context }) =>
      notice('account not deleted', context.failure),
    ),
    'notify account not deleted from backend': sendTo(app, ({ context }) =>
      notice('account not deleted from backend', context.failure),
    ),
    'send deletion started': sendTo(session, { type: 'deletion started' }),
    'send deletion abandoned': sendTo(session, { type: 'deletion abandoned' }),
    'send session rejected': sendTo(session, { type: 'session rejected' }),
    'send account deleted': sendTo(session, { type: 'account deleted' }),
    'send dialog opened': sendParent((): DialogMessage => ({ type: 'dialog opened' })),
    'send dialog closed': sendParent((): DialogMessage => ({ type: 'dialog closed' })),
    'navigate to home': sendTo(app, navigateTo('/')),
  },
})
