import type { IdentitySnapshot, Member } from '../member.ts'

/** A member with nothing but a name: what registration leaves behind. */
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

/** The same member after choosing interests. */
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

/** An e-mail identity whose link has been opened. */
export const verifiedIdentity: IdentitySnapshot = {
  uid: 'uid-maya',
  email: 'maya@lindqvist.example',
  emailVerified: true,
  displayName: 'Maya Lindqvist',
  photoURL: null,
  phoneNumber: null,
  authType: 'local',
}

/** The same identity before the link has been opened. */
export const unverifiedIdentity: IdentitySnapshot = { ...verifiedIdentity, emailVerified: false }

/** Another person's identity, as another tab may bring it. */
export const otherIdentity: IdentitySnapshot = {
  ...verifiedIdentity,
  uid: 'uid-tomas',
  email: 'tomas@example.test',
  displayName: 'Tomás Ferreira',
}

/** An identity that Google vouches for. */
export const googleIdentity: IdentitySnapshot = { ...verifiedIdentity, authType: 'google' }
