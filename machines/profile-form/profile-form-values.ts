import type { Failure } from '../failure.ts'
import { isSamePlace, type Member, type Place } from '../member.ts'
import { placeLimits } from '../member-api.gen.ts'
import type { Cropping } from '../picture/crop.ts'
import type { DraftValues } from '../ports.ts'
import { cutTo, firstPartOf, isBlank } from '../text-rules.gen.ts'

/** Profile completion after a social sign-in, or edit profile. */
export type ProfileMode = 'completing' | 'editing'

/** The forms that edit each field. Edit profile has a full name, profile completion a first and a last name. */
const formsOf = {
  firstName: ['completing'],
  lastName: ['completing'],
  fullName: ['editing'],
  email: ['completing'],
  phone: ['completing', 'editing'],
  dateOfBirth: ['editing'],
} as const satisfies Readonly<Record<string, readonly ProfileMode[]>>

/** The fields of both forms. */
export const profileFields = Object.keys(formsOf) as ProfileField[]

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

/** The validation error of a field. */
export type ProfileProblem = 'missing' | 'unreadable' | 'not an email' | 'too long' | 'before 1900'

/** A field with a validation error. The location is a child machine with a field of its own. */
export type CheckedField = ProfileField | 'location'

/** The validation errors by field; empty if the form is valid. */
export type ProfileProblems = Partial<Record<CheckedField, ProfileProblem>>

/** Why a save has failed, and the field of the form that the backend refuses. */
export type SaveFailure = Failure & { field?: CheckedField }

/** The change of the picture: none, a prepared picture with the crop that it was made from, or removal (decision 0028). */
export type PictureChange = { kind: 'unchanged' } | ChangedPicture

/** A picture that differs from the stored one. */
type ChangedPicture = { kind: 'chosen'; id: string; from: Cropping } | { kind: 'removed' }

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

/**
 * The place of a typed address: without coordinates, its city is the first comma-separated part (specification 3), cut
 * to the limit.
 */
export const placeTyped = (address: string): Place | null => {
  if (isBlank(address)) return null
  const city = cutTo(firstPartOf(address), placeLimits.city)
  return { type: 'Point', coordinates: [0, 0], address, city }
}

/** What differs from the record, in the order of the form. A field that shows something that is no value is left out. */
export const changesOf = ({
  values,
  unreadable,
  place,
  member,
  picture,
}: Typed & { member: Member }): readonly (CheckedField | 'picture')[] => {
  const stored = valuesOf(member)
  return [
    ...(picture?.kind === 'unchanged' ? [] : (['picture'] as const)),
    ...profileFields.filter(
      (field) => values[field] !== stored[field] && !unreadable.includes(field),
    ),
    ...(isSamePlace(place, member.location) ? [] : (['location'] as const)),
  ]
}

type Typed = {
  values: ProfileValues
  unreadable: readonly CheckedField[]
  place: Place | null
  picture: PictureChange | null
}

/** The draft of a changed form (decision 0049). A new picture leaves only its mark, because its file cannot be stored. */
export const draftOf = (form: Typed & { member: Member; isPictureLost: boolean }): DraftValues => {
  const { values, place, picture, isPictureLost } = form
  const changes = changesOf(form)
  const isLost = isPictureLost && !changes.includes('picture')
  return {
    ...Object.fromEntries(
      profileFields.flatMap((field) => (changes.includes(field) ? [[field, values[field]]] : [])),
    ),
    ...(changes.includes('location') && { location: textOf(place) }),
    ...(changes.includes('picture') && { picture: picture?.kind ?? 'chosen' }),
    ...(isLost && { picture: 'chosen' }),
  }
}

const textOf = (place: Place | null): string =>
  place ? [...place.coordinates, place.city, place.address].join('\n') : ''

/** The place of the draft, or else that of the record. */
export const restoredPlace = (member: Member, draft: DraftValues | null): Place | null => {
  const { location: text } = draft ?? {}
  if (!text) return text === undefined ? member.location : null
  const [longitude, latitude, city = '', ...address] = text.split('\n')
  return {
    type: 'Point',
    coordinates: [Number(longitude) || 0, Number(latitude) || 0],
    address: address.join('\n'),
    city,
  }
}

/** The values of the record with the changes of the draft, which cannot change a locked field (decision 0019). */
export const restoredValues = (
  member: Member,
  { mode, draft }: { mode: ProfileMode; draft: DraftValues | null },
): ProfileValues => {
  const values = valuesOf(member)
  const open = fieldsOf[mode].filter((field) => field !== 'email' || member.email === '')
  for (const field of open) values[field] = draft?.[field] ?? values[field]
  return values
}
