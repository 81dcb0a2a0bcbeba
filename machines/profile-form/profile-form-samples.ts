import type { Member, Place } from '../member.ts'
import { settledMember } from '../samples.ts'

export const porto: Place = {
  type: 'Point',
  coordinates: [0, 0],
  address: 'Porto, Portugal',
  city: 'Porto',
}

export const storedPicture = 'https://pictures.example/maya.jpg?token=1'

/** It clears the phone of the record, and its picture is lost. */
export const storedDraft = {
  ...{ fullName: 'Maja Lind', phone: '' },
  location: '0\n0\nPorto\nPorto, Portugal',
  picture: 'chosen',
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
