import type { LocationMessage } from '../location/location-machine.ts'
import type { Member, Place } from '../member.ts'
import type { PageLeft } from '../page-host/page-host-events.ts'
import type { PictureMessage } from '../picture/picture-machine.ts'
import type { DraftValues } from '../ports.ts'
import type { TypedValue } from '../typed-value.ts'
import type {
  CheckedField,
  PictureChange,
  ProfileBase,
  ProfileField,
  ProfileMode,
  ProfileProblems,
  ProfileValues,
  SaveFailure,
} from './profile-form-values.ts'
import type { ConflictField } from './profile-merge.ts'

/** The phone number of the record, as it is stored and in the reader's format. */
type PhoneNumber = { stored: string; readable: string }

/** A command to the storage of the page. */
export type ProfileStorageCommand =
  /** Stores the draft; null removes it. */
  | { type: 'store draft'; draft: DraftValues | null; version: string | null }
  /** Holds the file until the form ends or the page is left, and releases it then. */
  | { type: 'hold file'; id: string }

/** The member has chosen between both values of a field that was also changed elsewhere. */
type ConflictSettled = {
  type: 'conflict settled'
  field: ConflictField
  value: 'own' | 'newer'
}

/** The types of the profile-form machine. */
export type ProfileFormTypes = {
  input: {
    mode: ProfileMode
    member: Member
    phone: PhoneNumber
    draft: DraftValues | null
    /** Whether the browser supports geolocation. */
    hasGeolocation: boolean
  }
  context: {
    mode: ProfileMode
    member: Member
    phone: PhoneNumber
    hasGeolocation: boolean
    /** What the changes started from, which differs from the record where another device has changed the same field. */
    base: ProfileBase
    values: ProfileValues
    /** The change of the picture; null while a file is inspected, cropped or prepared. */
    picture: PictureChange | null
    /** Whether the dialog of the picture is open. */
    isCropping: boolean
    place: Place | null
    problems: ProfileProblems
    /** The fields that show something that is no value. Their stored values are never replaced. */
    unreadable: readonly CheckedField[]
    /** Whether the place was being looked up at the submission, and was not found. */
    isPlaceMissing: boolean
    /** The URL of the record, or of the upload that has replaced its file. */
    profileImage: string
    /** Whether the form contains a draft that was restored when it opened. */
    isRestored: boolean
    /** Whether the member had chosen a picture before the page was opened again, and has not chosen another one. */
    isPictureLost: boolean
    /** Whether the storage has failed to store the draft, so that a reload would lose it. */
    isDraftLost: boolean
    /** Whether the submission was sent again, because another tab or device has saved before it. */
    isResent: boolean
    /** Whether the member has left the page, which the save outlives. */
    isLeft: boolean
    failure: SaveFailure | null
  }
  events:
    | ({ type: 'field changed'; field: ProfileField } & TypedValue)
    | ({ type: 'address typed' } & TypedValue)
    | { type: 'draft discarded' }
    | { type: 'submitted' }
    /** Stops the upload of the picture, or the wait for the place. */
    | { type: 'saving cancelled' }
    | { type: 'cancelled' }
    /** A link, Back, Forward or Logout would lose unsaved changes. */
    | { type: 'leave requested' }
    /** Back closes the open dialog. */
    | { type: 'back pressed' }
    | { type: 'changes discarded' }
    | { type: 'changes kept' }
    | { type: 'draft not stored' }
    /** The record has changed in another tab or by a save that has outlived its page. */
    | { type: 'member changed'; member: Member | null }
    | ConflictSettled
    | PageLeft
    | PictureMessage
    | LocationMessage
  tags: 'busy' | 'uploading' | 'locating' | 'confirming'
  children: { picture: 'picture'; location: 'location'; storage: 'storage' }
}
