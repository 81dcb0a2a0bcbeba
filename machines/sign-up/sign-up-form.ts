import type { Registration, SignUpDraft } from '../ports.ts'

/** What is typed at sign-up (specification 2 and 3). */
export type SignUpValues = Registration & { confirmPassword: string }

/** The names of the fields. */
export type SignUpField = keyof SignUpValues

/** What can be wrong with a field before anything is sent (specification 5, decisions 0021 and 0028). */
export type SignUpProblem =
  | 'missing'
  | 'not an email'
  | 'not a username'
  | 'too short'
  | 'too long'
  | 'does not match'

/** The first thing wrong with each field; a field without an entry is right. */
export type SignUpProblems = Partial<Record<SignUpField, SignUpProblem>>

/** The form as a visitor finds it: the kept draft, and never a password. */
export const emptyValues = (draft: SignUpDraft | null): SignUpValues => ({
  firstName: draft?.firstName ?? '',
  lastName: draft?.lastName ?? '',
  username: draft?.username ?? '',
  email: draft?.email ?? '',
  phone: draft?.phone ?? '',
  password: '',
  confirmPassword: '',
})

/**
 * Checks the form without asking anyone. The backend decides again.
 * `minPasswordLength` is in characters; passwords are never trimmed or changed.
 */
export const problemsOf = (values: SignUpValues, minPasswordLength: number): SignUpProblems => {
  const problems: SignUpProblems = {}
  for (const field of required) if (isBlank(values[field])) problems[field] = 'missing'
  for (const field of texts) {
    if (values[field].length > longest[field]) problems[field] = 'too long'
  }
  if (!problems.email && !looksLikeEmail(values.email)) problems.email = 'not an email'
  if (!problems.username && !/^[A-Za-z0-9._-]{3,30}$/u.test(values.username.trim())) {
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

/** The registration that the form stands for: outer white space gone, the password untouched. */
export const registrationOf = (values: SignUpValues): Registration => ({
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  username: values.username.trim(),
  email: values.email.trim(),
  password: values.password,
  phone: values.phone.trim(),
})

/** What may be kept across a reload: everything but the password. */
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
const longest = {
  firstName: 100,
  lastName: 100,
  username: 100,
  email: 254,
  phone: 40,
  password: 1_000,
}

const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(text.trim())

/** Nothing that a reader could see: white space, controls, and characters of no width. */
const isBlank = (text: string) => /^[\p{Z}\p{C}\u115F\u1160\u3164\uFFA0]*$/u.test(text)
