import { toFailureContext } from '../failure.ts'
import type { Member, Place } from '../member.ts'
import { earliestBirthDate, placeLimits, updateLimits } from '../member-api.gen.ts'
import { isBlank, lineOf } from '../text-rules.gen.ts'
import {
  type CheckedField,
  fieldsOf,
  type ProfileField,
  type ProfileMode,
  type ProfileProblems,
  type ProfileValues,
  type SaveFailure,
} from './profile-form-values.ts'
import { namesOf, sentValuesOf } from './profile-update.ts'

/** Validates what would be sent; the backend validates it again, and alone decides what day it is. */
export const profileProblemsOf = (
  typed: ProfileValues,
  {
    mode,
    member,
    place,
    unreadable,
  }: {
    mode: ProfileMode
    member: Member
    place: Place | null
    unreadable: readonly CheckedField[]
  },
): ProfileProblems => {
  const problems: ProfileProblems = {}
  const values = sentValuesOf(typed)
  for (const field of mode === 'completing'
    ? (['firstName', 'email'] as const)
    : (['fullName'] as const)) {
    if (isBlank(values[field])) problems[field] = 'missing'
  }
  for (const field of fieldsOf[mode]) {
    const length = field === 'fullName' ? longerPart(values, member) : values[field].length
    if (length > maxLengths[field]) problems[field] = 'too long'
  }
  if (place && lineOf(place.address).length > placeLimits.address) problems.location = 'too long'
  for (const field of unreadable) problems[field] = 'unreadable'
  if (
    !problems.email &&
    mode === 'completing' &&
    !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email)
  ) {
    problems.email = 'not an email'
  }
  const { dateOfBirth } = values
  if (mode === 'editing' && !problems.dateOfBirth && dateOfBirth !== '') {
    // Dates in ISO 8601 sort as text.
    if (dateOfBirth < earliestBirthDate) problems.dateOfBirth = 'before 1900'
  }
  return problems
}

/** The failure of a rejected save. A refused field of the record that the form does not show is left out. */
export const saveFailureOf = (error: unknown, mode: ProfileMode): SaveFailure => {
  const { field: refused, ...failure } = toFailureContext(null, { error }).failure
  const isPartOfName = mode === 'editing' && (refused === 'firstName' || refused === 'lastName')
  const shown = isPartOfName ? 'fullName' : refused
  const field = ([...fieldsOf[mode], 'location'] as const).find((name) => name === shown)
  return field ? { ...failure, field } : failure
}

/** The length of the longer of the two names that a full name is sent as. */
const longerPart = ({ fullName }: ProfileValues, member: Member): number =>
  Math.max(...Object.values(namesOf(fullName, member)).map(({ length }) => length))

const { firstName, lastName, email, phone } = updateLimits
const maxLengths: Record<ProfileField, number> = {
  ...{ firstName, lastName, email, phone },
  /* Of the first word, and of the rest. */
  fullName: Math.min(firstName, lastName),
  dateOfBirth: 'YYYY-MM-DD'.length,
}
