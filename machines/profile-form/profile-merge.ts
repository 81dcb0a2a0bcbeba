import { isSamePlace, type Member, type Place } from '../member.ts'
import { mergeOf } from '../newer-record.ts'
import type { DraftValues } from '../ports.ts'
import {
  baseOf,
  type CheckedField,
  fieldsOf,
  type PictureChange,
  type ProfileBase,
  type ProfileField,
  type ProfileMode,
  type ProfileValues,
  profileFields,
  restoredPlace,
  restoredValues,
} from './profile-form-values.ts'

/** A field that was changed both here and in another tab or on another device. */
export type ConflictField = CheckedField | 'picture'

/** What a form shows, the newest known record, and what the changes started from. */
export type MergedForm = {
  member: Member
  base: ProfileBase
  values: ProfileValues
  place: Place | null
  /** The change of the picture; null while it is being made. */
  picture: PictureChange | null
  /** The URL of the record, or of the upload that has replaced its file. */
  profileImage: string
}

type Form = MergedForm & { unreadable: readonly CheckedField[] }

/**
 * Applies the changes of a form to a newer record. A field that is changed on both sides keeps its value and its base,
 * so that `conflictsOf` contains it. A field that shows something that is no value counts as changed.
 */
export const mergedForm = (form: Form, record: Member | null): MergedForm => {
  const member = record ?? form.member
  const newer = baseOf(member)
  const isUploaded =
    form.picture?.kind !== 'removed' && ![form.member.profileImage, ''].includes(form.profileImage)
  const values = { ...form.values }
  const base = { ...form.base, values: { ...form.base.values } }
  const settled = (field: ProfileField, merge: ReturnType<typeof mergeOf>) => {
    if (merge === 'newer') values[field] = newer.values[field]
    if (merge !== 'conflict') base.values[field] = newer.values[field]
  }
  for (const field of profileFields) {
    if (!form.unreadable.includes(field)) settled(field, mergeOfField(form, newer, field))
  }
  const place = form.unreadable.includes('location') ? 'conflict' : mergeOfPlace(form, newer)
  if (place !== 'conflict') base.place = newer.place
  // An upload has already replaced the file of every URL.
  const picture = isUploaded ? 'own' : mergeOfPicture(form, newer)
  if (picture !== 'conflict') base.profileImage = newer.profileImage
  return {
    member,
    base,
    values,
    profileImage: isUploaded ? form.profileImage : newer.profileImage,
    place: place === 'newer' ? newer.place : form.place,
    picture: picture === 'newer' ? { kind: 'unchanged' } : form.picture,
  }
}

/** The record with the changes of a draft. */
export const restoredForm = (
  { member, mode }: { member: Member; mode: ProfileMode },
  draft: DraftValues | null,
): MergedForm => ({
  member,
  profileImage: member.profileImage,
  base: baseOf(member),
  values: restoredValues(member, { mode, draft }),
  place: restoredPlace(member, draft),
  picture: { kind: draft?.picture === 'removed' ? 'removed' : 'unchanged' },
})

/** The form after its uploaded picture was saved without its other changes. */
export const formWithSavedPicture = (form: Form): Form => ({
  ...form,
  member: { ...form.member, profileImage: form.profileImage },
  base: { ...form.base, profileImage: form.profileImage },
  picture: { kind: 'unchanged' },
})

/** The fields for which the member has to choose between both values, in the order of the form. */
export const conflictsOf = (form: Form & { mode: ProfileMode }): readonly ConflictField[] => {
  const newer = baseOf(form.member)
  const isOpen = (field: CheckedField) => !form.unreadable.includes(field)
  const hasPicture =
    form.picture?.kind !== 'unchanged' &&
    isConflict(form.base.profileImage, newer.profileImage, ownPicture(form))
  const hasPlace =
    isOpen('location') && isConflict(form.base.place, newer.place, form.place, isSamePlace)
  return [
    ...(hasPicture ? (['picture'] as const) : []),
    ...fieldsOf[form.mode].filter(
      (field) =>
        isOpen(field) &&
        isConflict(form.base.values[field], newer.values[field], form.values[field]),
    ),
    ...(hasPlace ? (['location'] as const) : []),
  ]
}

/** The form after the member has chosen one of both values. */
export const chosenForm = (
  { member, base, values, place, picture, profileImage }: MergedForm,
  { field, value }: { field: ConflictField; value: 'own' | 'newer' },
): MergedForm => {
  const form = { member, base, values, place, picture, profileImage }
  const newer = baseOf(member)
  const isNewer = value === 'newer'
  if (field === 'picture')
    return {
      ...form,
      base: { ...base, profileImage: newer.profileImage },
      picture: isNewer ? { kind: 'unchanged' } : picture,
    }
  if (field === 'location')
    return {
      ...form,
      base: { ...base, place: newer.place },
      place: isNewer ? newer.place : place,
    }
  return {
    ...form,
    base: { ...base, values: { ...base.values, [field]: newer.values[field] } },
    values: isNewer ? { ...values, [field]: newer.values[field] } : values,
  }
}

/* Typing the old value again does not settle a conflict: the newer value is still another one. */
const isConflict = <Value>(
  base: Value,
  newer: Value,
  own: Value,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): boolean => !isSame(base, newer) && !isSame(own, newer)

const mergeOfField = ({ base, values }: Form, newer: ProfileBase, field: ProfileField) =>
  mergeOf({ base: base.values[field], own: values[field], newer: newer.values[field] })

const mergeOfPlace = ({ base, place }: Form, newer: ProfileBase) =>
  mergeOf({ base: base.place, own: place, newer: newer.place }, isSamePlace)

const mergeOfPicture = (form: Form, newer: ProfileBase) =>
  mergeOf({
    base: form.base.profileImage,
    own: ownPicture(form),
    newer: newer.profileImage,
  })

/* No URL of a record equals a new picture. */
const ownPicture = ({ base, picture }: Pick<Form, 'base' | 'picture'>): string => {
  if (picture?.kind === 'unchanged') return base.profileImage
  return picture?.kind === 'removed' ? '' : 'new picture'
}
