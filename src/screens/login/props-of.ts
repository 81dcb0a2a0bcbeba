import type { Failure, FailureKind } from '../../../machines/failure.ts'
import type { loginMachine } from '../../../machines/login/login-machine.ts'
import { failureText } from '../../copy/failures.ts'
import { loginCopy } from '../../copy/login.ts'
import type { SnapshotOf } from '../snapshot.ts'
import type { LoginField, LoginState } from './login-props.ts'

/** What the login screen shows of the login machine. */
export const loginPropsOf = (
  snapshot: SnapshotOf<typeof loginMachine>,
): Omit<LoginState, 'social'> => ({
  identifier: snapshot.context.identifier,
  password: snapshot.context.password,
  busy: snapshot.hasTag('busy'),
  problem: problemOf(snapshot.context),
  unverified: snapshot.matches({ form: 'unverified' }),
})

const problemOf = ({
  missing,
  failure,
}: {
  missing: LoginField | null
  failure: Failure | null
}) => {
  if (missing) return { field: missing, text: missingTexts[missing] }
  if (failure) return { field: blamed[failure.kind], text: failureText(failure, 'login') }
  return undefined
}

const missingTexts: Readonly<Record<LoginField, string>> = {
  identifier: loginCopy.problems.identifierMissing,
  password: loginCopy.problems.passwordMissing,
}

const blamed: Partial<Record<FailureKind, LoginField>> = {
  'wrong credentials': 'password',
  'invalid email': 'identifier',
  'username sign-in unsupported': 'identifier',
}
