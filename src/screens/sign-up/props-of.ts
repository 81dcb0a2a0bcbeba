import type { Failure, FailureKind } from '../../../machines/failure.ts'
import type { SignUpField, SignUpProblems } from '../../../machines/sign-up/sign-up-form.ts'
import type { signUpMachine } from '../../../machines/sign-up/sign-up-machine.ts'
import { failureText } from '../../copy/failures.ts'
import { signUpProblemText } from '../../copy/sign-up.ts'
import type { SnapshotOf } from '../snapshot.ts'
import type { SignUpState } from './sign-up-props.ts'

/** What the sign-up screen shows of the sign-up machine. */
export const signUpPropsOf = (
  snapshot: SnapshotOf<typeof signUpMachine>,
): Omit<SignUpState, 'social'> => {
  const { values, problems, minPasswordLength, failure } = snapshot.context
  const field = failure ? blamed[failure.kind] : undefined
  return {
    values,
    problems: { ...sentences(problems, minPasswordLength), ...failureAt(field, failure) },
    problem: failure && !field ? failureText(failure, 'sign up') : undefined,
    busy: snapshot.hasTag('busy'),
    minPasswordLength,
    emailTaken: snapshot.matches({ form: 'email taken' }),
  }
}

const blamed: Partial<Record<FailureKind, SignUpField>> = {
  'email taken': 'email',
  'invalid email': 'email',
  'username taken': 'username',
  'weak password': 'password',
}

const sentences = (
  problems: SignUpProblems,
  minPasswordLength: number,
): SignUpState['problems'] => {
  const texts: SignUpState['problems'] = {}
  for (const field of fields) {
    const problem = problems[field]
    if (problem) texts[field] = signUpProblemText(field, problem, minPasswordLength)
  }
  return texts
}

const fields = [
  'firstName',
  'lastName',
  'username',
  'email',
  'phone',
  'password',
  'confirmPassword',
] as const satisfies readonly SignUpField[]

const failureAt = (field: SignUpField | undefined, failure: Failure | null) =>
  field && failure ? { [field]: failureText(failure, 'sign up') } : {}
