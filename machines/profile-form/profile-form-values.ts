import { formsOf, profileFields } from '../drafts.ts'
import { isSamePlace, type Member, type Place } from '../member.ts'
import type { Cropping } from '../picture/crop.ts'

/** Profile completion after a social sign-in, or edit profile. */
export type ProfileMode = 'completing' | 'editing'

/** A field of either form. */
export type ProfileField = keyof typeof formsOf

/** A field of the form of one mode. */
export type FieldOf<Mode extends ProfileMode> = {
  [Field in ProfileField]: Mode extends (typeof formsOf)[Field][number] ? Field : never
}[ProfileField]

const fieldsIn = (mode: ProfileMode): readonly ProfileField[] =>
  profileFields.filter((field) => formsOf[field].some((form) => form === mode))

/** The editable fields of each mode. */
export const fieldsOf: Readonly<Record<ProfileMode, readonly ProfileField[]>> = {
  completing: fieldsIn('completing'),
  editing: fieldsIn('editing'),
}

/** The values of both forms. */
export type ProfileValues = Record<ProfileField, string>

/** What the changes of a form started from. */
export type ProfileBase = { values: ProfileValues; place: Place | null; profileImage: string }

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
  /** What the record contained, for what is changed. */
  base?: { fields: Partial<ProfileValues>; place?: Place | null; profileImage?: string }
}

/** The validation error of a field. */
export type ProfileProblem = 'missing' | 'unreadable' | 'not an email' | 'too long' | 'before 1900'

/** A field with a validation error. The location is a child machine with a field of its own. */
export type CheckedField = ProfileField | 'location'

/** The validation errors by field; empty if the form is valid. */
export type ProfileProblems = Partial<Record<CheckedField, ProfileProblem>>

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

/** What the changes of a form start from when it shows this record. */
export const baseOf = (member: Member): ProfileBase => ({
  values: valuesOf(member),
  place: member.location,
  profileImage: member.profileImage,
})

/** The readable values that differ from the member's record. */
export const changesOf = (
  values: ProfileValues,
  member: Member,
  unreadable: readonly CheckedField[] = [],
): ProfileDraft['fields'] => {
  const stored = valuesOf(member)
  const changed = profileFields.filter(
    (field) => values[field] !== stored[field] && !unreadable.includes(field),
  )
  return Object.fromEntries(changed.map((field) => [field, values[field]]))
}

/** The unsaved changes of a form; null if there is none (decision 0049). */
export const draftOf = ({
  values,
  unreadable,
  place,
  member,
  picture,
  isPictureLost,
  base,
}: {
  values: ProfileValues
  unreadable: readonly CheckedField[]
  place: Place | null
  member: Member
  picture: PictureChange | null
  isPictureLost: boolean
  base: ProfileBase
}): ProfileDraft | null => {
  const fields = changesOf(values, member, unreadable)
  const isMoved = !isSamePlace(place, member.location)
  const changed = picture?.kind === 'unchanged' ? null : picture
  if (Object.keys(fields).length === 0 && !isMoved && !changed) return null
  const isWithoutPicture = picture === null || (isPictureLost && !changed)
  return {
    fields,
    ...(isMoved && { place }),
    ...(changed && { picture: changed }),
    ...(isWithoutPicture && { withoutPicture: true }),
    base: {
      fields: valuesIn(fields, base.values),
      ...(isMoved && { place: base.place }),
      ...(changed && { profileImage: base.profileImage }),
    },
  }
}

/** The values of these fields. */
const valuesIn = (fields: ProfileDraft['fields'], values: ProfileValues): Partial<ProfileValues> =>
  Object.fromEntries(
    profileFields.flatMap((field) => (field in fields ? [[field, values[field]]] : [])),
  )

/** What the changes of the draft started from. */
export const restoredBase = (member: Member, draft: ProfileDraft | null): ProfileBase => {
  const { values, place, profileImage } = baseOf(member)
  const { fields, ...rest } = draft?.base ?? { fields: {} }
  return { place, profileImage, ...rest, values: { ...values, ...fields } }
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
