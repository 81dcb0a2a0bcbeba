import type { Member, Place } from '../member.ts'
import type { ProfileUpdate } from '../ports.ts'
import { emailOf, lineOf, technicalOf } from '../text-rules.gen.ts'
import {
  type PictureChange,
  type ProfileMode,
  type ProfileValues,
  valuesOf,
} from './profile-form-values.ts'

/**
 * The body of the update request. An unchanged full name is sent as it is stored. Otherwise its first word is the first
 * name and the rest is the last name (decision 0020).
 */
export const updateOf = (
  typed: ProfileValues,
  {
    mode,
    member,
    profileImage,
    picture,
    place,
  }: {
    mode: ProfileMode
    member: Member
    profileImage: string
    picture: PictureChange | null
    place: Place | null
  },
): ProfileUpdate => {
  const { email, phone, firstName, lastName, fullName, dateOfBirth } = sentValuesOf(typed)
  const shared = {
    email,
    phone,
    profileImage: picture?.kind === 'removed' ? '' : profileImage,
    location: place && { ...place, address: lineOf(place.address) },
  }
  return mode === 'completing'
    ? { ...shared, firstName, lastName }
    : { ...shared, ...namesOf(fullName, member), dateOfBirth }
}

/** An update, and the version that the record must still have; null if the backend has none. */
export type VersionedUpdate = ProfileUpdate & { version: string | null }

/** The update with the version of the record that it was made from. */
export const versioned = (update: ProfileUpdate, { version }: Member): VersionedUpdate => ({
  ...update,
  version: version ?? null,
})

/** The values by the rules for typed text. */
export const sentValuesOf = (values: ProfileValues): ProfileValues => ({
  firstName: lineOf(values.firstName),
  lastName: lineOf(values.lastName),
  fullName: lineOf(values.fullName),
  email: emailOf(values.email),
  phone: technicalOf(values.phone),
  dateOfBirth: values.dateOfBirth,
})

/** The first and the last name of a full name. An unchanged one is sent as it is stored. */
export const namesOf = (fullName: string, { firstName, lastName }: Member) => {
  if (fullName === lineOf(`${firstName} ${lastName}`)) return { firstName, lastName }
  const [first = '', ...rest] = fullName.split(/ +/)
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
    picture: null,
    place: member.location,
  })
