import type {
  ProfileField,
  ProfileValues,
} from '../../../machines/profile-form/profile-form-values.ts'
import type { LocationActs, LocationState } from '../location/location-props.ts'
import type { PictureActs, PictureState } from '../picture/picture-props.ts'
import type { UnsavedActs } from '../unsaved/unsaved-acts.ts'

/** What both profile forms show. */
export type ProfileFormState = {
  values: ProfileValues
  /** What is wrong, by field. */
  problems: Partial<Record<ProfileField, string>>
  /** Why saving has failed. */
  problem?: string | undefined
  busy: boolean
  /** The picture is on its way, and may be called back. */
  uploading: boolean
  /** Whether to leave without saving is being asked. */
  asking: boolean
}

export type ProfileFormProps = UnsavedActs & {
  form: ProfileFormState
  picture: PictureState
  location: LocationState
  onField(field: ProfileField, value: string): void
  onSubmit(): void
  onCancelUpload(): void
  onPicture: PictureActs
  onLocation: LocationActs
}
