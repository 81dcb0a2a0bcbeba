import type { ReactElement } from 'react'
import type { forgotPasswordMachine } from '../../../machines/forgot-password/forgot-password-machine.ts'
import { emailCooldown, secondsUntil } from '../../../machines/limits.ts'
import type { Instant } from '../../../machines/member.ts'
import { failureText } from '../../copy/failures.ts'
import { unreadableText } from '../../copy/fields.ts'
import { forgotPasswordCopy } from '../../copy/forgot-password.ts'
import type { FieldValue } from '../../design/field/field-value.ts'
import { toTyped } from '../fields-of.ts'
import type { SendTo, SnapshotOf } from '../snapshot.ts'

export type ForgotPasswordState = {
  email: string
  /** The field shows something that is no value. */
  unreadable?: boolean
  busy: boolean
  /** The email was requested. This does not reveal whether it has an account. */
  sent: boolean
  /** Seconds until another email can be sent to the same address; 0 while nothing waits. */
  secondsLeft: number
  /** An error message, for the email field or for the whole form. */
  problem?: { field?: 'email' | undefined; text: string } | undefined
}

export type ForgotPasswordScreenProps = ForgotPasswordState & {
  links: { login: ReactElement }
  onField(value: FieldValue): void
  onSubmit(): void
}

/** Converts a snapshot of the forgot-password machine to view props at the time `now` (epoch ms). */
export const toForgotPasswordProps = (
  snapshot: SnapshotOf<typeof forgotPasswordMachine>,
  now: Instant,
): ForgotPasswordState => ({
  email: snapshot.context.email,
  unreadable: snapshot.context.unreadable,
  busy: snapshot.hasTag('busy'),
  sent: snapshot.matches({ form: 'sent' }),
  // The machine decides when the wait is over, which is later than the clock says if the clock was set forward.
  secondsLeft: snapshot.hasTag('cooling down')
    ? Math.max(secondsUntil(snapshot.context.resendAt, now, emailCooldown), 1)
    : 0,
  problem: problemOf(snapshot.context),
})

const problemOf = ({
  emailMissing,
  unreadable,
  failure,
}: SnapshotOf<typeof forgotPasswordMachine>['context']): ForgotPasswordState['problem'] => {
  if (emailMissing) {
    return { field: 'email', text: unreadable ? unreadableText : forgotPasswordCopy.emailMissing }
  }
  if (!failure) return undefined
  return {
    field: failure.kind === 'invalid email' ? 'email' : undefined,
    text: failureText(failure, 'password reset'),
  }
}

/** The handlers of the forgot-password screen, which send events to its machine. */
export const forgotPasswordHandlers = (
  send: SendTo<typeof forgotPasswordMachine>,
): Pick<ForgotPasswordScreenProps, 'onField' | 'onSubmit'> => ({
  onField: (value) => send({ type: 'field changed', ...toTyped(value) }),
  onSubmit: () => send({ type: 'submitted' }),
})
