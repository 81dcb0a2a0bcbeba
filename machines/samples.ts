import type { IdentitySnapshot, Member } from './member.ts'
import type { PictureChange } from './profile-form/profile-form-values.ts'

/** A member with only a name: the result of registration. */
export const newMember: Member = {
  _id: 'member-1',
  name: 'Maya Lindqvist',
  firstName: 'Maya',
  lastName: 'Lindqvist',
  username: 'mayalind',
  email: 'maya@lindqvist.example',
  phone: '',
  dateOfBirth: '',
  location: null,
  profileImage: '',
  interests: [],
  events: [],
  friends: [],
}

/** A member without a name. A stranger had registered the email before, and their data was removed. */
export const namelessMember: Member = {
  ...newMember,
  name: '',
  firstName: '',
  lastName: '',
  username: 'member-20262026',
}

/** The same member with interests. */
export const settledMember: Member = {
  ...newMember,
  phone: '+46701234567',
  location: {
    type: 'Point',
    coordinates: [-9.14, 38.71],
    address: 'Rua da Rosa, Lisboa, Portugal',
    city: 'Lisboa',
  },
  interests: ['Hiking', 'Live Music'],
}

/** An identity with a password and a verified email. */
export const verifiedIdentity: IdentitySnapshot = {
  uid: 'uid-maya',
  email: 'maya@lindqvist.example',
  emailVerified: true,
  displayName: 'Maya Lindqvist',
  photoURL: null,
  phoneNumber: null,
  authType: 'local',
  linkedProviders: [],
  hasPassword: true,
}

/** The same identity with an unverified email. */
export const unverifiedIdentity: IdentitySnapshot = { ...verifiedIdentity, emailVerified: false }

/** Another person's identity, for example from another tab. */
export const otherIdentity: IdentitySnapshot = {
  ...verifiedIdentity,
  uid: 'uid-tomas',
  email: 'tomas@example.test',
  displayName: 'Tomás Ferreira',
}

/** An identity that Google has verified. */
export const googleIdentity: IdentitySnapshot = {
  ...verifiedIdentity,
  authType: 'google',
  linkedProviders: [{ provider: 'google', email: verifiedIdentity.email }],
  hasPassword: false,
}

/** An unverified identity to which a stranger has linked their own Google account. */
export const linkedIdentity: IdentitySnapshot = {
  ...unverifiedIdentity,
  authType: 'google',
  linkedProviders: [{ provider: 'google', email: 'stranger@example.test' }],
}

/** A verified identity to which a stranger linked their own Apple account before. */
export const sharedIdentity: IdentitySnapshot = {
  ...verifiedIdentity,
  linkedProviders: [{ provider: 'apple', email: 'stranger@example.test' }],
}

/** A new picture, cropped to its centre. */
export const chosenPicture = {
  kind: 'chosen',
  id: 'picture-1',
  from: {
    fileId: 'file-1',
    picture: { width: 1800, height: 1200 },
    crop: { x: 300, y: 0, size: 1200 },
  },
} as const satisfies PictureChange
