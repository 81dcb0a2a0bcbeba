import type { ProfileDraft } from '../drafts.ts'
import type { Member, Place } from '../member.ts'
import type { ProfileUpdate } from '../ports.ts'

/** Completing after a social sign-in, or editing later. */
export type ProfileMode = 'completing' | 'editing'

/** What is typed on both profile pages; the full name belongs to editing, first and last name to completing. */
export type ProfileValues = {
  firstName: string
  lastName: string
  fullName: string
  email: string
  phone: string
  dateOfBirth: string
}

/** A field of either page. */
export type ProfileField = keyof ProfileValues

/** The fields that can be typed into on the page of each mode. */
export const fieldsOf: Readonly<Record<ProfileMode, readonly ProfileField[]>> = {
  completing: ['firstName', 'lastName', 'email', 'phone'],
  editing: ['fullName', 'phone', 'dateOfBirth'],
}

/** What may be wrong with one field. */
export type ProfileProblem = 'missing' | 'not an email' | 'too long' | 'not a past date'

/** What is wrong now, by field; empty when the form may be sent. */
export type ProfileProblems = Partial<Record<ProfileField, ProfileProblem>>

/** What becomes of the picture: kept as it is, replaced by the prepared one, or removed (decision 0028). */
export type PictureWish = { kind: 'kept' } | { kind: 'chosen'; id: string } | { kind: 'removed' }

/** What picture and location have come to when the form is sent. */
export type Sending = { picture: PictureWish; location: Place | null }

/** The form as the member finds it. */
export const valuesOf = (member: Member): ProfileValues => ({
  firstName: member.firstName,
  lastName: member.lastName,
  fullName: `${member.firstName} ${member.lastName}`.trim(),
  email: member.email,
  phone: member.phone,
  dateOfBirth: member.dateOfBirth,
})

/** What was typed that differs from the member's record. */
export const changesOf = (values: ProfileValues, member: Member): ProfileDraft['fields'] => {
  const stored = valuesOf(member)
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => stored[field as ProfileField] !== value),
  )
}

/**
 * The form as the member finds it again: the record as it is now, and over it what the draft has changed.
 * A draft cannot change what the form itself keeps locked (decision 0019).
 */
export const restoredValues = (
  member: Member,
  { mode, draft }: { mode: ProfileMode; draft: ProfileDraft | null },
): ProfileValues => {
  const values = valuesOf(member)
  const open = fieldsOf[mode].filter((field) => field !== 'email' || member.email === '')
  for (const field of open) values[field] = draft?.fields[field] ?? values[field]
  return values
}

/** Checks the form without asking anyone; `today` is `YYYY-MM-DD`. The backend decides again. */
export const profileProblemsOf = (
  values: ProfileValues,
  { mode, today }: { mode: ProfileMode; today: string },
): ProfileProblems => {
  const problems: ProfileProblems = {}
  for (const field of mode === 'completing'
    ? (['firstName', 'email'] as const)
    : (['fullName'] as const)) {
    if (values[field].trim() === '') problems[field] = 'missing'
  }
  for (const [field, longest] of Object.entries(longestOf) as [ProfileField, number][]) {
    if (values[field].length > longest) problems[field] = 'too long'
  }
  if (
    !problems.email &&
    mode === 'completing' &&
    !/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(values.email.trim())
  ) {
    problems.email = 'not an email'
  }
  if (values.dateOfBirth !== '' && !(values.dateOfBirth < today)) {
    problems.dateOfBirth = 'not a past date'
  }
  return problems
}

/**
 * The call's body. An untouched name goes as it was stored; else the first word is the first name and
 * the rest the last (decision 0020).
 */
export const updateOf = (
  values: ProfileValues,
  {
    mode,
    member,
    profileImage,
    location,
  }: {
    mode: ProfileMode
    member: Member
    profileImage: string
    location: Place | null
  },
): ProfileUpdate => {
  const shared = {
    email: values.email.trim(),
    phone: values.phone.trim(),
    profileImage,
    location,
  }
  return mode === 'completing'
    ? { ...shared, firstName: values.firstName.trim(), lastName: values.lastName.trim() }
    : { ...shared, ...namesOf(values.fullName, member), dateOfBirth: values.dateOfBirth }
}

const namesOf = (fullName: string, { firstName, lastName }: Member) => {
  if (fullName === `${firstName} ${lastName}`.trim()) return { firstName, lastName }
  const [first = '', ...rest] = fullName.trim().split(/\s+/u)
  return { firstName: first, lastName: rest.join(' ') }
}

const longestOf: Record<ProfileField, number> = {
  firstName: 100,
  lastName: 100,
  fullName: 200,
  email: 254,
  phone: 40,
  dateOfBirth: 10,
}
