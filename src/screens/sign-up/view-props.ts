import type { ReactElement } from 'react'
import type { Failure, FailureKind } from '../../../machines/failure.ts'
import type { SignUpField, SignUpValues } from '../../../machines/sign-up/sign-up-form.ts'
import type { signUpMachine } from '../../../machines/sign-up/sign-up-machine.ts'
import { failureText } from '../../copy/failures.ts'
import { signUpProblemText } from '../../copy/sign-up.ts'
import type { FieldValue } from '../../design/field/field-value.ts'
import { textsOf, toTyped } from '../fields-of.ts'
import type { SendTo, SnapshotOf } from '../snapshot.ts'
import type { SocialHandlers, SocialState } from '../social/view-props.ts'
import type { UnsavedHandlers } from '../unsaved/unsaved-dialog.tsx'

export type SignUpState = {
  values: SignUpValues
  /** The fields that show something that is no value. */
  unreadable?: readonly SignUpField[]
  /** The error messages by field. */
  problems: Partial<Record<SignUpField, string>>
  /** An error message for the whole form. */
  problem?: string | undefined
  /** What was probably meant by the email. */
  suggestedEmail: string | null
  busy: boolean
  /** In characters. */
  minPasswordLength: number
  /** The form contains a draft of an earlier visit, which can be discarded. */
  restored: boolean
  /** The email already has an account; the screen shows a link to /login. */
  emailTaken: boolean
  /** Another tab has logged in, and the visitor is asked whether to leave the form. */
  asking: boolean
}

export type SignUpScreenProps = SignUpState &
  SocialHandlers &
  UnsavedHandlers & {
    social: SocialState
    links: { home: ReactElement; login: ReactElement }
    onField(field: SignUpField, value: FieldValue): void
    onEmailLeft(): void
    onSubmit(): void
    onDiscard(): void
  }

export const toSignUpProps = (snapshot: SnapshotOf<typeof signUpMachine>): SignUpState => {
  const { values, problems, unreadable, minPasswordLength, suggestion, failure } = snapshot.context
  const named = failure && (fieldOfFailure[failure.kind] ?? failure.field)
  const field = (Object.keys(values) as SignUpField[]).find((name) => name === named)
  return {
    values,
    unreadable,
    problems: {
      ...textsOf(problems, (name, problem) => signUpProblemText(name, problem, minPasswordLength)),
      ...failureAt(field, failure),
    },
    problem: failure && !field ? failureText(failure, 'sign up') : undefined,
    suggestedEmail: suggestion,
    busy: snapshot.hasTag('busy'),
    minPasswordLength,
    restored: snapshot.context.isRestored,
    emailTaken: snapshot.matches({ form: 'email taken' }),
    asking: snapshot.hasTag('confirming'),
  }
}

const fieldOfFailure: Partial<Record<FailureKind, SignUpField>> = {
  'email taken': 'email',
  'invalid email': 'email',
  'username taken': 'username',
  'weak password': 'password',
}

const failureAt = (field: SignUpField | undefined, failure: Failure | null) =>
  field && failure ? { [field]: failureText(failure, 'sign up') } : {}

/** The handlers of the sign-up screen, which send events to the sign-up machine. */
export const signUpHandlers = (
  send: SendTo<typeof signUpMachine>,
): Pick<
  SignUpScreenProps,
  'onField' | 'onEmailLeft' | 'onSubmit' | 'onDiscard' | 'onLeave' | 'onStay'
> => ({
  onField: (field, value) => send({ type: 'field changed', field, ...toTyped(value) }),
  onEmailLeft: () => send({ type: 'email left' }),
  onSubmit: () => send({ type: 'submitted' }),
  onDiscard: () => send({ type: 'draft discarded' }),
  onLeave: () => send({ type: 'changes discarded' }),
  onStay: () => send({ type: 'changes kept' }),
})
