import type { SetUpPosition } from '../../../machines/onboarding/set-up.ts'
import type { profileFormMachine } from '../../../machines/profile-form/profile-form-machine.ts'
import type {
  CheckedField,
  FieldOf,
  ProfileField,
  ProfileMode,
  ProfileValues,
} from '../../../machines/profile-form/profile-form-values.ts'
import type { ConflictField } from '../../../machines/profile-form/profile-merge.ts'
import { failureText } from '../../copy/failures.ts'
import {
  conflictCopy,
  editProfileCopy,
  locationCopy,
  pictureCopy,
  profileCompletionCopy,
  profileProblemText,
} from '../../copy/profile-form.ts'
import type { FieldValue } from '../../design/field/field-value.ts'
import { textsOf, toTyped } from '../fields-of.ts'
import type { LocationHandlers, LocationState } from '../location/view-props.ts'
import type { PictureHandlers, PictureState } from '../picture/view-props.ts'
import type { SendTo, SnapshotOf } from '../snapshot.ts'
import type { UnsavedHandlers } from '../unsaved/unsaved-dialog.tsx'

export type ProfileFormState = {
  values: ProfileValues
  /** The error messages by field. */
  problems: Partial<Record<CheckedField, string>>
  /** The fields that show something that is no value. */
  unreadable?: readonly CheckedField[]
  /** Why saving failed. */
  problem?: string | undefined
  busy: boolean
  /** No change is accepted: the form is being saved, or it has ended and the page is about to be left. */
  locked: boolean
  /** The picture is being uploaded, and the upload can be cancelled. */
  uploading: boolean
  /** The form is saved once the place was found; the wait can be cancelled. */
  locating?: boolean
  /** The form contains a draft of an earlier visit, which can be discarded. */
  restored: boolean
  /** The labels of what is not saved. */
  changed?: readonly string[]
  /** A picture was chosen before the page was opened again, and none has been chosen since. */
  pictureLost?: boolean
  /** The upload has replaced the stored picture, and the profile with its URL could not be saved. */
  pictureReplaced?: boolean
  /** The fields that were also changed on another device, with both values. */
  conflicts?: readonly Conflict[]
  /** Whether the dialog about unsaved changes is open. */
  asking: boolean
}

/** A field with the value of this form and that of the record. */
export type Conflict = { field: ConflictField; label: string; own: string; newer: string }

/** What the fields need of it. */
export type FieldsState = Pick<ProfileFormProps, 'location' | 'onField' | 'onLocation'> & {
  form: Pick<ProfileFormState, 'values' | 'problems' | 'unreadable' | 'locked'>
}

export type ProfileFormProps = UnsavedHandlers & {
  form: ProfileFormState
  picture: PictureState
  location: LocationState
  onField(field: ProfileField, value: FieldValue): void
  onSubmit(): void
  onCancelSaving(): void
  onDiscard(): void
  onSettle(field: ConflictField, value: 'own' | 'newer'): void
  onPicture: PictureHandlers
  onLocation: LocationHandlers
}

export type EditProfileScreenProps = ProfileFormProps & {
  username: string
  /** Today's date in the reader's language. */
  date: string
  onCancel(): void
}

export type ProfileCompletionScreenProps = ProfileFormProps & {
  /** Which step of the set-up this is. */
  position?: SetUpPosition | null
  username: string
  /** The source of an email that cannot be changed; null if the member types it. */
  emailFrom: 'provider' | 'sign-up' | null
}

/** Converts a snapshot of the profile-form machine to view props. */
export const toProfileFormProps = (
  snapshot: SnapshotOf<typeof profileFormMachine>,
): ProfileFormState => {
  const { mode, values, unreadable, phone, problems, failure } = snapshot.context
  const action = mode === 'completing' ? 'profile completion' : 'profile update'
  const isStoredPhone = values.phone === phone.stored
  return {
    values: { ...values, phone: isStoredPhone ? phone.readable : values.phone },
    unreadable,
    problems: {
      ...textsOf(problems, profileProblemText),
      ...(failure?.field && { [failure.field]: failureText(failure, 'profile update') }),
    },
    problem: failure && !failure.field ? failureText(failure, action) : undefined,
    busy: snapshot.hasTag('busy'),
    locked: snapshot.hasTag('busy') || snapshot.status !== 'active',
    uploading: snapshot.hasTag('uploading'),
    locating: snapshot.hasTag('locating'),
    restored: snapshot.context.isRestored,
    pictureLost: lacksPicture(snapshot.context),
    asking: snapshot.hasTag('confirming'),
  }
}

/** The labels of changed fields. */
export const changedLabels = (
  mode: ProfileMode,
  changes: readonly ConflictField[],
): readonly string[] => changes.flatMap((field) => labelsOf(mode)[field] ?? [])

const labelsOf = (mode: ProfileMode): Readonly<Partial<Record<ConflictField, string>>> => ({
  ...fieldLabels[mode],
  picture: pictureCopy.label,
  location: locationCopy.label,
})

const fieldLabels: { [Mode in ProfileMode]: Readonly<Record<FieldOf<Mode>, string>> } = {
  completing: profileCompletionCopy,
  editing: editProfileCopy,
}

/** The fields for which the member has to choose, with both values. */
export const toConflicts = (
  context: SnapshotOf<typeof profileFormMachine>['context'],
  { fields, newer }: { fields: readonly ConflictField[]; newer: ProfileValues },
): readonly Conflict[] =>
  fields.map((field) => ({ field, ...textsOfConflict(field, { ...context, newer }) }))

const textsOfConflict = (
  field: ConflictField,
  {
    mode,
    values,
    place,
    picture,
    member,
    newer,
  }: SnapshotOf<typeof profileFormMachine>['context'] & { newer: ProfileValues },
): Omit<Conflict, 'field'> => {
  const { nothing, pictures } = conflictCopy
  if (field === 'picture')
    return {
      label: pictureCopy.label,
      own: picture?.kind === 'removed' ? pictures.removed : pictures.chosen,
      newer: member.profileImage === '' ? pictures.removed : pictures.stored,
    }
  if (field === 'location')
    return {
      label: locationCopy.label,
      own: place?.address || nothing,
      newer: member.location?.address || nothing,
    }
  return {
    label: labelsOf(mode)[field] ?? '',
    own: values[field] || nothing,
    newer: newer[field] || nothing,
  }
}

const lacksPicture = ({
  isPictureLost,
  picture,
}: SnapshotOf<typeof profileFormMachine>['context']): boolean =>
  isPictureLost && picture?.kind === 'unchanged'

type ProfileFormHandlers = Omit<
  EditProfileScreenProps,
  'form' | 'picture' | 'location' | 'onPicture' | 'onLocation' | 'username' | 'date'
>

/** The handlers of a profile form, which send events to the profile-form machine. */
export const profileFormHandlers = (
  send: SendTo<typeof profileFormMachine>,
): ProfileFormHandlers => ({
  onField: (field, value) => send({ type: 'field changed', field, ...toTyped(value) }),
  onSubmit: () => send({ type: 'submitted' }),
  onCancelSaving: () => send({ type: 'saving cancelled' }),
  onDiscard: () => send({ type: 'draft discarded' }),
  onSettle: (field, value) => send({ type: 'conflict settled', field, value }),
  onCancel: () => send({ type: 'cancelled' }),
  onLeave: () => send({ type: 'changes discarded' }),
  onStay: () => send({ type: 'changes kept' }),
})
