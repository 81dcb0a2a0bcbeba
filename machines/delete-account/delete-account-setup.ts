import { assign, emit, setup } from 'xstate'
import { deletionHasNotBegun, type Failure, failureOf, toFailureContext } from '../failure.ts'
import type { AuthType, SocialProvider } from '../member.ts'
import { type Notice, type NoticesWithdrawn, notice, noticesWithdrawn } from '../notices.ts'
import { type NavigationRequest, navigateTo } from '../paths.ts'
import { unprovided } from '../unprovided.ts'

type Emitted =
  | Notice
  | NoticesWithdrawn
  | NavigationRequest
  | { type: 'deletion started' }
  | { type: 'deletion abandoned' }
  | { type: 'session rejected' }
  | { type: 'account deleted' }

/** The types, actors, guards and actions of the delete-account machine. */
export const deleteAccountSetup = setup({
  types: {
    input: {} as { authType: AuthType; unfinished: boolean },
    context: {} as {
      authType: AuthType
      unfinished: boolean
      /** Whether an earlier attempt may have begun the deletion. */
      wasUnfinished: boolean
      recordDeleted: boolean
      password: string
      passwordMissing: boolean
      failure: Failure | null
    },
    events: {} as
      | { type: 'delete requested' }
      | { type: 'confirmed' }
      | { type: 'cancelled' }
      | { type: 'password changed'; value: string }
      | { type: 'password submitted' }
      | { type: 'provider sign-in requested' }
      | { type: 'finish requested' },
    emitted: {} as Emitted,
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
    'remove picture': unprovided<void>('remove picture'),
    'remove identity': unprovided<void>('remove identity'),
  },
  guards: {
    'is unfinished': ({ context }) => context.unfinished,
    'is recent': (_, { recent }: { recent: boolean }) => recent,
    'has a password': ({ context }) => context.authType === 'local',
    'password is entered': ({ context }) => context.password !== '',
    'record is deleted': ({ context }) => context.recordDeleted,
    'session expired': (_, { error }: { error: unknown }) =>
      failureOf(error).kind === 'session expired',
    // A retry that was not sent says nothing about an earlier attempt without an answer.
    'deletion has not begun': ({ context }, { error }: { error: unknown }) => {
      const failure = failureOf(error)
      return deletionHasNotBegun(failure) && !(failure.notSent && context.wasUnfinished)
    },
  },
  actions: {
    'change password': assign((_, { value }: { value: string }) => ({
      password: value,
      passwordMissing: false,
    })),
    'mark password missing': assign({ passwordMissing: true }),
    'clear password': assign({ password: '', passwordMissing: false }),
    'set unfinished': assign(({ context }) => ({
      unfinished: true,
      wasUnfinished: context.unfinished,
      failure: null,
    })),
    'set record deleted': assign({ recordDeleted: true }),
    'clear unfinished': assign({ unfinished: false }),
    'set failure': assign(toFailureContext),
    'withdraw notices': emit(
      noticesWithdrawn('account not deleted', 'account not deleted from backend'),
    ),
    'notify account deleted': emit(notice('account deleted')),
    'notify account not deleted': emit(({ context }) =>
      notice('account not deleted', context.failure),
    ),
    'notify account not deleted from backend': emit(({ context }) =>
      notice('account not deleted from backend', context.failure),
    ),
    'emit deletion started': emit({ type: 'deletion started' }),
    'emit deletion abandoned': emit({ type: 'deletion abandoned' }),
    'emit session rejected': emit({ type: 'session rejected' }),
    'emit account deleted': emit({ type: 'account deleted' }),
    'navigate to home': emit(navigateTo('/')),
  },
})
