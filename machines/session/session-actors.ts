import type { IdentitySnapshot, Member, SocialProvider } from '../member.ts'
import { restoreIdentityMachine } from '../restore-identity/restore-identity-machine.ts'
import type { SignInAnswer } from '../sign-in-answer.ts'
import { unprovided, unprovidedWatch } from '../unprovided.ts'
import type { IdentityChange, SessionRejection, SessionStorageCommand } from './session-events.ts'

/** The services of the session, and its child machine. */
export const sessionActors = {
  storage: unprovidedWatch<SessionStorageCommand>('storage'),
  'restore identity': restoreIdentityMachine,
  'watch identity': unprovidedWatch<IdentityChange | SessionRejection>('watch identity'),
  'watch rejections': unprovidedWatch<SessionRejection>('watch rejections'),
  'sign out identity': unprovided<void>('sign out identity'),
  'fetch token': unprovided<{ token: string }>('fetch token'),
  'load with pending token': unprovided<Member, { pendingToken: string }>(
    'load with pending token',
  ),
  'log in to backend': unprovided<SignInAnswer, { identity: IdentitySnapshot }>(
    'log in to backend',
  ),
  'sign in with provider': unprovided<SignInAnswer, { identity: IdentitySnapshot }>(
    'sign in with provider',
  ),
  'complete registration': unprovided<{ pendingToken: string }, { identity: IdentitySnapshot }>(
    'complete registration',
  ),
  'load member': unprovided<Member>('load member'),
  'unlink providers': unprovided<IdentitySnapshot, { providers: readonly SocialProvider[] }>(
    'unlink providers',
  ),
}
