import { registerLimits } from '../member-api.gen.ts'
import type { Registration, SignUpDraft } from '../ports.ts'
import { emailOf, isBlank, lineOf, technicalOf } from '../text-rules.gen.ts'

/** The values of the sign-up form (specification 2 and 3). */
export type SignUpValues = Registration & { confirmPassword: string }

export type SignUpField = keyof SignUpValues

/** The validation error of a field (specification 5, decisions 0021 and 0028). */
export type SignUpProblem =
  | 'missing'
  | 'unreadable'
  | 'not an email'
  | 'not a username'
  | 'too short'
  | 'too long'
  | 'does not match'

/** The first validation error of each field; a field without an entry is valid. */
export type SignUpProblems = Partial<Record<SignUpField, SignUpProblem>>

export const emptyValues: SignUpValues = {
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
}

/** The initial values: the draft, and empty passwords. */
export const initialValues = (draft: SignUpDraft | null): SignUpValues => ({
  ...emptyValues,
  ...draft,
})

/** Whether a draft contains anything. */
export const hasText = (draft: SignUpDraft | null): boolean =>
  draft !== null && Object.values(draft).some((value) => value !== '')

/**
 * Validates what would be sent; the backend validates it again. `minPasswordLength` is in characters. Passwords are sent
 * as they are typed.
 */
export const problemsOf = (
  values: SignUpValues,
  {
    minPasswordLength,
    unreadable,
  }: { minPasswordLength: number; unreadable: readonly SignUpField[] },
): SignUpProblems => {
  const problems: SignUpProblems = {}
  const registration = registrationOf(values)
  for (const field of required) if (isBlank(values[field])) problems[field] = 'missing'
  for (const field of texts) {
    if (registration[field].length > maxLengths[field]) problems[field] = 'too long'
  }
  for (const field of unreadable) problems[field] = 'unreadable'
  if (!problems.email && !looksLikeEmail(registration.email)) problems.email = 'not an email'
  if (!problems.username && !/^[A-Za-z0-9._-]{3,30}$/.test(registration.username)) {
    problems.username = 'not a username'
  }
  if (!problems.password && [...values.password].length < minPasswordLength) {
    problems.password = 'too short'
  }
  if (!problems.confirmPassword && values.confirmPassword !== values.password) {
    problems.confirmPassword = 'does not match'
  }
  return problems
}

/** The problems after a change of this field. A new password may match its confirmation. */
export const problemsAfterChange = (
  problems: SignUpProblems,
  field: SignUpField,
): SignUpProblems => {
  const mayMatch = field === 'password' && problems.confirmPassword === 'does not match'
  return Object.fromEntries(
    Object.entries(problems).filter(
      ([name]) => name !== field && !(mayMatch && name === 'confirmPassword'),
    ),
  )
}

/** The registration, by the rules for typed text. The password stays as it is typed. */
export const registrationOf = (values: SignUpValues): Registration => ({
  firstName: lineOf(values.firstName),
  lastName: lineOf(values.lastName),
  username: technicalOf(values.username),
  email: emailOf(values.email),
  password: values.password,
  phone: technicalOf(values.phone),
})

/** The values that may be stored as a draft, without the passwords. */
export const draftOf = ({
  firstName,
  lastName,
  username,
  email,
  phone,
}: SignUpValues): SignUpDraft => ({
  firstName,
  lastName,
  username,
  email,
  phone,
})

const required = ['firstName', 'username', 'email', 'password', 'confirmPassword'] as const
const texts = ['firstName', 'lastName', 'username', 'email', 'phone', 'password'] as const
const { firstName, lastName, email, phone } = registerLimits
/** The form's own limits where the backend answers with a sentence of its own. */
const maxLengths = { firstName, lastName, email, phone, username: 100, password: 1_000 }

const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** The identity service's own minimum, in characters (specification 5). */
const SERVICE_MINIMUM = 6

/**
 * The minimum length of a new password, in characters: `VITE_MIN_PASSWORD_LENGTH`, which repeats the policy of the
 * identity project, and never below the service's own 6 (decision 0021). The service checks the length again.
 */
export const requiredPasswordLength = (setting: unknown): number => {
  const length = Number(setting)
  return Number.isInteger(length) && length > SERVICE_MINIMUM ? length : SERVICE_MINIMUM
}
