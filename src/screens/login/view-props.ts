import type { ReactElement } from 'react'
import type { Failure, FailureKind } from '../../../machines/failure.ts'
import type { loginMachine } from '../../../machines/login/login-machine.ts'
import type { sessionMachine } from '../../../machines/session/session-machine.ts'
import { failureText } from '../../copy/failures.ts'
import { unreadableText } from '../../copy/fields.ts'
import { loginCopy } from '../../copy/login.ts'
import type { FieldValue } from '../../design/field/field-value.ts'
import { toTyped } from '../fields-of.ts'
import type { SendTo, SnapshotOf } from '../snapshot.ts'
import type { SocialHandlers, SocialState } from '../social/view-props.ts'

export type LoginField = 'identifier' | 'password'

export type LoginState = {
  identifier: string
  password: string
  /** The fields that show something that is no value. */
  unreadable?: readonly LoginField[]
  busy: boolean
  /** An error message, for one field or for the whole form. */
  problem?: { field?: LoginField | undefined; text: string } | undefined
  /** Username, email or password are wrong. The account may have been made with a provider, which is never revealed. */
  wrongCredentials?: boolean
  /** The password was correct, but the email is not verified. */
  unverified: boolean
}

/** What is known after the link of a verification email: the check of the email runs, or it is verified. */
export type Arrival = 'checking' | 'verified'

export type LoginScreenProps = LoginState &
  SocialHandlers & {
    social: SocialState
    /** Null or absent without a pending verification. */
    arrival?: Arrival | null
    /** The email that the link which led here has verified, on a device where it is not pending. */
    verifiedEmail?: string | null
    links: { home: ReactElement; forgotPassword: ReactElement; signUp: ReactElement }
    onField(field: LoginField, value: FieldValue): void
    onSubmit(): void
    /** Requests /verify-email. */
    onVerify(): void
  }

export const toLoginProps = (snapshot: SnapshotOf<typeof loginMachine>): LoginState => ({
  identifier: snapshot.context.identifier,
  password: snapshot.context.password,
  unreadable: snapshot.context.unreadable,
  busy: snapshot.hasTag('busy'),
  problem: problemOf(snapshot.context),
  wrongCredentials: snapshot.context.failure?.kind === 'wrong credentials',
  unverified: snapshot.matches({ form: 'unverified' }),
})

const problemOf = ({
  missing,
  unreadable,
  failure,
}: {
  missing: LoginField | null
  unreadable: readonly LoginField[]
  failure: Failure | null
}) => {
  if (missing) {
    const text = unreadable.includes(missing) ? unreadableText : missingTexts[missing]
    return { field: missing, text }
  }
  // The toast has the error itself (specification, section 8).
  if (failure?.kind === 'wrong credentials')
    return { field: fieldOfFailure[failure.kind], text: loginCopy.problems.wrongCredentials }
  if (failure) return { field: fieldOfFailure[failure.kind], text: failureText(failure, 'login') }
  return undefined
}

const missingTexts: Readonly<Record<LoginField, string>> = {
  identifier: loginCopy.problems.identifierMissing,
  password: loginCopy.problems.passwordMissing,
}

const fieldOfFailure: Partial<Record<FailureKind, LoginField>> = {
  'wrong credentials': 'password',
  'invalid email': 'identifier',
  'username sign-in unsupported': 'identifier',
  'too many username tries': 'identifier',
}

/** The handlers of the login screen, which send events to the login machine. */
export const loginHandlers = (
  send: SendTo<typeof loginMachine>,
): Pick<LoginScreenProps, 'onField' | 'onSubmit' | 'onVerify'> => ({
  onField: (field, value) => send({ type: 'field changed', field, ...toTyped(value) }),
  onSubmit: () => send({ type: 'submitted' }),
  onVerify: () => send({ type: 'verification requested' }),
})

/** What a session snapshot says about a pending verification, while it is checked and after it has succeeded. */
export const arrivalOf = (session: SnapshotOf<typeof sessionMachine>): Arrival | null => {
  if (session.matches('resuming')) return 'checking'
  const signsIn = session.matches('authenticating') && session.context.replyTo === 'session'
  return signsIn || session.matches({ 'signed in': { ready: 'after verification' } })
    ? 'verified'
    : null
}
