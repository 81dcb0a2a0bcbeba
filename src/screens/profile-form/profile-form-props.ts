import type {
  CheckedField,
  ProfileField,
  ProfileValues,
} from '../../../machines/profile-form/profile-form-values.ts'
import type { FieldValue } from '../../design/field/field-value.ts'
import type { LocationHandlers, LocationState } from '../location/location-props.ts'
import type { PictureHandlers, PictureState } from '../picture/picture-props.ts'
import type { UnsavedHandlers } from '../unsaved/unsaved-handlers.ts'

/** The view props of both profile forms. */
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
  /** The draft is without a picture that was changed too, and none has been chosen since. */
  pictureLost?: boolean
  /** The upload has replaced the stored picture, and the profile with its URL could not be saved. */
  pictureReplaced?: boolean
  /** Whether the dialog about unsaved changes is open. */
  asking: boolean
}

export type ProfileFormProps = UnsavedHandlers & {
  form: ProfileFormState
  picture: PictureState
  location: LocationState
  onField(field: ProfileField, value: FieldValue): void
  onSubmit(): void
  onCancelSaving(): void
  onDiscard(): void
  onPicture: PictureHandlers
  onLocation: LocationHandlers
}
