import type { Member, Place } from '../member.ts'
import { chosenPicture, settledMember } from '../samples.ts'

export const porto: Place = {
  type: 'Point',
  coordinates: [0, 0],
  address: 'Porto, Portugal',
  city: 'Porto',
}

export const storedPicture = 'https://pictures.example/maya.jpg?token=1'

/** It clears the phone of the record. */
export const storedDraft = {
  fields: { fullName: 'Maja Lind', phone: '' },
  place: porto,
  picture: chosenPicture,
  base: {
    fields: { fullName: settledMember.name, phone: settledMember.phone },
    place: settledMember.location,
    profileImage: storedPicture,
  },
}

/** The record that the backend returns. */
export const loadedMember: Member = { ...settledMember, version: 'v-1' }

/** What another device has saved: the same name, and a phone that only the draft has changed. */
export const newerMember: Member = {
  ...settledMember,
  ...{ firstName: 'Mia', name: 'Mia Lindqvist', phone: '+351912345678' },
  version: 'v-2',
}

/** The number as it was sent: neither as it is stored nor as it is typed. */
export const sentPhone = '+46 701 234 599'
