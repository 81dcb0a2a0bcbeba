import { formsOf, profileFields } from '../drafts.ts'
import { isSamePlace, type Member, type Place } from '../member.ts'
import { earliestBirthDate, updateLimits } from '../member-api.gen.ts'
import type { Cropping } from '../picture/crop.ts'
import type { ProfileUpdate } from '../ports.ts'

/** Profile completion after a social sign-in, or edit profile. */
export type ProfileMode = 'completing' | 'editing'

/** A field of either form. */
export type ProfileField = keyof typeof formsOf

const fieldsIn = (mode: ProfileMode): readonly ProfileField[] =>
  profileFields.filter((field) => formsOf[field].some((form) => form === mode))

/** The editable fields of each mode. */
export const fieldsOf: Readonly<Record<ProfileMode, readonly ProfileField[]>> = {
  completing: fieldsIn('completing'),
  editing: fieldsIn('editing'),
}

/** The values of both forms. */
export type ProfileValues = Record<ProfileField, string>

/** The unsaved changes of a profile form. */
export type ProfileDraft = {
  /** The typed values of the fields that differ from the record. */
  fields: Partial<ProfileValues>
  /** The new place, or null if it was cleared. Absent if it equals the record. */
  place?: Place | null
  /** The changed picture. The file of a chosen one is in memory only, so a reload loses it. */
  picture?: ChangedPicture
  /** The picture was changed too, and its change is lost. */
  withoutPicture?: true
}

/** The validation error of a field. */
export type ProfileProblem =
  | 'missing'
  | 'not an email'
  | 'too long'
  | 'not a past date'
  | 'before 1900'

/** The validation errors by field; empty if the form is valid. */
export type ProfileProblems = Partial<Record<ProfileField, ProfileProblem>>

/** The change of the picture: none, a prepared picture with the crop that it was made from, or removal (decision 0028). */
export type PictureChange = { kind: 'unchanged' } | ChangedPicture

/** A picture that differs from the stored one. */
export type ChangedPicture = { kind: 'chosen'; id: string; from: Cropping } | { kind: 'removed' }

/** The picture and the place at the time of the submission. */
export type Submission = { picture: PictureChange; place: Place | null }

/** The values of the form without unsaved changes. */
export const valuesOf = (member: Member): ProfileValues => ({
  firstName: member.firstName,
  lastName: member.lastName,
  fullName: `${member.firstName} ${member.lastName}`.trim(),
  email: member.email,
  phone: member.phone,
  dateOfBirth: member.dateOfBirth,
})

/** The values that differ from the member's record. */
export const changesOf = (values: ProfileValues, member: Member): ProfileDraft['fields'] => {
  const stored = valuesOf(member)
  const changed = profileFields.filter((field) => values[field] !== stored[field])
  return Object.fromEntries(changed.map((field) => [field, values[field]]))
}

/** The unsaved changes of a form; null if there is none (decision 0049). */
export const draftOf = ({
  values,
  place,
  member,
  picture,
  isPictureLost,
}: {
  values: ProfileValues
  place: Place | null
  member: Member
  picture: PictureChange | null
  isPictureLost: boolean
}): ProfileDraft | null => {
  const fields = changesOf(values, member)
  const isMoved = !isSamePlace(place, member.location)
  const changed = picture?.kind === 'unchanged' ? null : picture
  if (Object.keys(fields).length === 0 && !isMoved && !changed) return null
  const isWithoutPicture = picture === null || (isPictureLost && !changed)
  return {
    fields,
    ...(isMoved && { place }),
    ...(changed && { picture: changed }),
    ...(isWithoutPicture && { withoutPicture: true }),
  }
}

/** The place of the draft, or else that of the record. */
export const restoredPlace = (member: Member, draft: ProfileDraft | null): Place | null =>
  draft?.place === undefined ? member.location : draft.place

/** The values of the record with the changes of the draft, which cannot change a locked field (decision 0019). */
export const restoredValues = (
  member: Member,
  { mode, draft }: { mode: ProfileMode; draft: ProfileDraft | null },
): ProfileValues => {
  const values = valuesOf(member)
  const open = fieldsOf[mode].filter((field) => field !== 'email' || member.email === '')
  for (const field of open) values[field] = draft?.fields[field] ?? values[field]
  return values
}

/** Validates the fields of the form locally; the backend validates them again. `today` is `YYYY-MM-DD`. */
export const profileProblemsOf = (
  values: ProfileValues,
  { mode, today, member }: { mode: ProfileMode; today: string; member: Member },
): ProfileProblems => {
  const problems: ProfileProblems = {}
  for (const field of mode === 'completing'
    ? (['firstName', 'email'] as const)
    : (['fullName'] as const)) {
    if (values[field].trim() === '') problems[field] = 'missing'
  }
  for (const field of fieldsOf[mode]) {
    const length = field === 'fullName' ? longerPart(values, member) : values[field].length
    if (length > maxLengths[field]) problems[field] = 'too long'
  }
  if (
    !problems.email &&
    mode === 'completing' &&
    !/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(values.email.trim())
  ) {
    problems.email = 'not an email'
  }
  const { dateOfBirth } = values
  if (mode === 'editing' && !problems.dateOfBirth && dateOfBirth !== '') {
    // Dates in ISO 8601 sort as text.
    if (!(dateOfBirth < today)) problems.dateOfBirth = 'not a past date'
    else if (dateOfBirth < earliestBirthDate) problems.dateOfBirth = 'before 1900'
  }
  return problems
}

/**
 * The body of the update request. An unchanged full name is sent as it is stored. Otherwise its first word is the first
 * name and the rest is the last name (decision 0020).
 */
export const updateOf = (
  values: ProfileValues,
  {
    mode,
    member,
    profileImage,
    submission,
  }: {
    mode: ProfileMode
    member: Member
    profileImage: string
    submission: Submission
  },
): ProfileUpdate => {
  const shared = {
    email: values.email.trim(),
    phone: values.phone.trim(),
    profileImage,
    location: submission.place,
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

/**
 * Whether an upload has replaced the file of the stored picture. Its URL in the record no longer works then, because the
 * new file has another download token (decision 0074).
 */
export const hasReplacedPicture = ({
  member,
  profileImage,
}: {
  member: Member
  profileImage: string
}): boolean => {
  const [stored = '', uploaded] = [member.profileImage, profileImage].map(
    (url) => url.split('?')[0],
  )
  return stored !== '' && stored === uploaded && member.profileImage !== profileImage
}

/** The body of an update that changes nothing except the picture. */
export const pictureUpdateOf = ({
  mode,
  member,
  profileImage,
}: {
  mode: ProfileMode
  member: Member
  profileImage: string
}): ProfileUpdate =>
  updateOf(valuesOf(member), {
    mode,
    member,
    profileImage,
    submission: { picture: { kind: 'unchanged' }, place: member.location },
  })

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
