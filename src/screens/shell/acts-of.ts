import type { passwordLostMachine } from '../../../machines/password-lost/password-lost-machine.ts'
import type { sessionMachine } from '../../../machines/session/session-machine.ts'
import type { LoadErrorScreenProps } from '../load-error/load-error-screen.tsx'
import type { SendTo } from '../snapshot.ts'
import type { PasswordLostProps } from './password-lost.tsx'
import type { ShellProps } from './shell.tsx'

/** What the bar and the page of a failed load send to the session machine. */
export const sessionActs = (
  send: SendTo<typeof sessionMachine>,
): Pick<ShellProps, 'onLogout'> & Pick<LoadErrorScreenProps, 'onRetry'> => ({
  onLogout: () => send({ type: 'logout requested' }),
  onRetry: () => send({ type: 'retry requested' }),
})

/** What the word about a password that has gone sends to its machine. */
export const passwordLostActs = (
  send: SendTo<typeof passwordLostMachine>,
): Pick<PasswordLostProps, 'onDismiss'> => ({
  onDismiss: () => send({ type: 'dismissed' }),
})
