import { assign, emit, setup } from 'xstate'
import { type Failure, failureOf, isRefusal } from '../failure.ts'
import type { AuthType, SocialProvider } from '../member.ts'
import { type Notice, notice } from '../notices.ts'
import { type Leave, leave } from '../paths.ts'
import { unprovided } from '../unprovided.ts'

type Emitted =
  | Notice
  | Leave
  | { type: 'deletion started' }
  | { type: 'deletion abandoned' }
  | { type: 'account deleted' }

/** The words of the delete-account chart: its types, services, guards and actions. */
export const deleteAccountSetup = setup({
  types: {
    input: {} as { authType: AuthType; unfinished: boolean },
    context: {} as {
      authType: AuthType
      unfinished: boolean
      recordGone: boolean
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
      | { type: 'provider asked' }
      | { type: 'finish requested' },
    emitted: {} as Emitted,
    tags: {} as 'dialog' | 'busy',
  },
  actors: {
    'check recent sign-in': unprovided<{ recent: boolean }>('check recent sign-in'),
    'prove by password': unprovided<void, { password: string }>('prove by password'),
    'prove by provider': unprovided<void, { provider: SocialProvider }>('prove by provider'),
    'delete record': unprovided<void>('delete record'),
    'remove picture': unprovided<void>('remove picture'),
    'remove identity': unprovided<void>('remove identity'),
  },
  guards: {
    'is unfinished': ({ context }) => context.unfinished,
    'is recent': (_, { recent }: { recent: boolean }) => recent,
    'has a password': ({ context }) => context.authType === 'local',
    'typed a password': ({ context }) => context.password !== '',
    'record is gone': ({ context }) => context.recordGone,
    'was refused silently': (_, { error }: { error: unknown }) =>
      isRefusal(failureOf(error)) && !failureOf(error).message,
    'was refused': (_, { error }: { error: unknown }) => isRefusal(failureOf(error)),
  },
  actions: {
    'change password': assign((_, { value }: { value: string }) => ({
      password: value,
      passwordMissing: false,
    })),
    'ask for the password': assign({ passwordMissing: true }),
    'erase password': assign({ password: '', passwordMissing: false }),
    'note start': assign({ unfinished: true, failure: null }),
    'note record is gone': assign({ recordGone: true }),
    'note nothing was deleted': assign({ unfinished: false }),
    'note failure': assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    'say account was deleted': emit(notice('account deleted')),
    'say deletion failed': emit(({ context }) => notice('account not deleted', context.failure)),
    'say backend refused': emit(notice('account not deleted from backend')),
    'tell deletion started': emit({ type: 'deletion started' }),
    'tell deletion abandoned': emit({ type: 'deletion abandoned' }),
    'tell account deleted': emit({ type: 'account deleted' }),
    'leave to home': emit(leave('/')),
  },
})

/** The provider that vouches for a member without a password. */
export const providerOf = (authType: AuthType): SocialProvider =>
  authType === 'apple' ? 'apple' : 'google'
