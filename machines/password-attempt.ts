import { failureOf } from './failure.ts'
import { otherFormOf } from './text-rules.gen.ts'

/** A password as it is typed, and whether it is tried in the other Unicode normalisation form. */
type PasswordAttempt = { password: string; usesOtherForm: boolean }

/** The password to send. Keyboards compose the same letters differently, so it may be in another form than typed. */
export const passwordToTry = ({ password, usesOtherForm }: PasswordAttempt): string =>
  (usesOtherForm && otherFormOf(password)) || password

/** Whether a refused password can be tried once more, in a form with other bytes. */
export const hasAnotherForm = (
  { context }: { context: PasswordAttempt },
  { error }: { error: unknown },
): boolean =>
  failureOf(error).kind === 'wrong credentials' &&
  !context.usesOtherForm &&
  otherFormOf(context.password) !== null
