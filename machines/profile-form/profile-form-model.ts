import { isSamePlace } from '../member.ts'
import { updateLimits } from '../member-api.gen.ts'
import { modelOf } from '../model-of.ts'
import { chosenPicture, newMember, settledMember } from '../samples.ts'
import { isBlank } from '../text-rules.gen.ts'
import { typedEvents } from '../typed-samples.ts'
import { profileFormMachine } from './profile-form-machine.ts'
import { profileFormRules } from './profile-form-rules.ts'
import {
  loadedMember,
  newerMember,
  porto,
  sentPhone,
  storedDraft,
  storedPicture,
} from './profile-form-samples.ts'
import type { PictureChange } from './profile-form-values.ts'
import { hasReplacedPicture } from './profile-update.ts'

const pictureChanged = (change: PictureChange | null) => ({
  type: 'picture changed' as const,
  change,
  isCropping: false,
})

/**
 * The model of both profile forms. Picture and location are stubs that send what the real machines send: with both, the
 * form would have more than a hundred thousand configurations.
 */
export const profileFormModel = modelOf({
  machine: profileFormMachine,
  question: 'Is the profile saved?',
  limits: { megabytes: 3_800, seconds: 600, configurations: 12_000 },
  inputs: {
    'a new member': {
      mode: 'completing',
      member: newMember,
      phone: { stored: newMember.phone, readable: newMember.phone },
      draft: null,
      hasGeolocation: true,
    },
    'a member who edits': {
      mode: 'editing',
      member: settledMember,
      phone: { stored: settledMember.phone, readable: '+46 70 123 45 67' },
      draft: null,
      hasGeolocation: true,
    },
    'a member with a draft': {
      mode: 'editing',
      member: { ...settledMember, profileImage: storedPicture },
      phone: { stored: settledMember.phone, readable: '+46 70 123 45 67' },
      draft: storedDraft,
      hasGeolocation: true,
    },
  },
  events: {
    'field changed': {
      'the first name is cleared': { type: 'field changed', field: 'firstName', value: '' },
      'the first name is typed': { type: 'field changed', field: 'firstName', value: 'Maja' },
      'the full name is cleared': { type: 'field changed', field: 'fullName', value: '' },
      'the full name is typed': { type: 'field changed', field: 'fullName', value: 'Maja Lind' },
      'the date of birth is unreadable': {
        type: 'field changed',
        field: 'dateOfBirth',
        value: '',
        unreadable: true,
      },
      ...typedEvents((typed) => ({
        type: 'field changed' as const,
        field: 'firstName' as const,
        ...typed,
      })),
    },
    'address typed': {
      Porto: { type: 'address typed', value: 'Porto, Portugal' },
      'a district': { type: 'address typed', value: 'Alfama, Lisboa, Portugal' },
      nothing: { type: 'address typed', value: '' },
      ...typedEvents((typed) => ({ type: 'address typed' as const, ...typed })),
    },
    'member changed': {
      'in another tab': { type: 'member changed', member: newerMember },
      'without a record': { type: 'member changed', member: null },
    },
    'conflict settled': {
      'the own name is kept': { type: 'conflict settled', field: 'fullName', value: 'own' },
      'the newer name is used': { type: 'conflict settled', field: 'fullName', value: 'newer' },
      'the newer phone is used': { type: 'conflict settled', field: 'phone', value: 'newer' },
    },
    'page left': {
      'for another page': { type: 'page left', isLeft: true },
      'and opened again': { type: 'page left', isLeft: false },
    },
  },
  addressees: ['app', 'session', 'onboarding', 'navigationBlocker'],
  outcomes: {
    picture: {
      'is pending': { sends: pictureChanged(null) },
      'is cropped': { sends: { ...pictureChanged(null), isCropping: true } },
      'is unchanged': { sends: pictureChanged({ kind: 'unchanged' }) },
      'is chosen': { sends: pictureChanged(chosenPicture) },
      'is removed': { sends: pictureChanged({ kind: 'removed' }) },
      'has a file': { sends: { type: 'file held', id: 'file-1' } },
    },
    location: {
      'finds another place': { sends: { type: 'place found', place: porto } },
      'is settled': { sends: { type: 'place settled', isPlaceMissing: false } },
      'is not found': { sends: { type: 'place settled', isPlaceMissing: true } },
    },
    storage: { 'cannot store the draft': { sends: { type: 'draft not stored' } } },
    'upload picture': {
      'is uploaded': { resolves: { url: 'https://pictures.example/maya.jpg?token=2' } },
      fails: { rejects: { kind: 'timed out' } },
    },
    'update profile': {
      'is saved': { resolves: { phone: sentPhone } },
      'is refused': {
        rejects: { kind: 'refused', message: 'The phone number is too long.', field: 'phone' },
      },
      'has no token': { rejects: { kind: 'no token' } },
      'is preceded by another device': {
        rejects: { kind: 'changed elsewhere', newer: newerMember },
      },
    },
    'remove stored picture': {
      'is removed': { resolves: undefined },
      fails: { rejects: { kind: 'unreachable' } },
    },
    'load member': {
      'is loaded': { resolves: loadedMember },
      'is newer': { resolves: newerMember },
      fails: { rejects: { kind: 'unreachable' } },
    },
  },
  // A newer record, a second update and a page that was left are explored with changes of texts only, a missing place
  // until the form shows the saved record, and one of a pending picture, an unreadable field and another place at a time.
  within: ({ base, isLeft, isResent, isRestored, member, picture, place, ...rest }) => {
    const { isPlaceMissing, unreadable } = rest
    const isPlain = !isLeft && !isResent && member.version === undefined
    const isUnchanged = picture?.kind === 'unchanged'
    if (isPlaceMissing) return isPlain && isUnchanged && base.values.phone !== sentPhone
    const isThere = isSamePlace(place, member.location)
    if (!isPlain) return isUnchanged && unreadable.length === 0 && isThere && !isRestored
    return [picture === null, unreadable.length > 0, !isThere].filter(Boolean).length < 2
  },
  project: ({
    mode,
    values,
    unreadable,
    picture,
    isCropping,
    place,
    member,
    isPlaceMissing,
    profileImage,
    isRestored,
    isPictureLost,
    isResent,
    isLeft,
    base,
  }) => ({
    mode,
    isResent,
    isLeft,
    isNewer: member.version,
    base: [
      base.values.firstName,
      values.firstName === member.firstName,
      base.values.fullName,
      base.values.phone,
      isSamePlace(base.place, member.location),
      base.profileImage === member.profileImage,
    ],
    values: { ...values, firstName: classOf(values.firstName) },
    unreadable: unreadable.toSorted(),
    picture: picture?.kind,
    isCropping,
    isMoved: !isSamePlace(place, member.location),
    isRestored,
    isPictureLost,
    isPlaceMissing,
    // The model's uploads all have the same URL, so a record with it has a picture that no upload replaces.
    pictures: [member.profileImage === storedPicture, hasReplacedPicture({ member, profileImage })],
  }),
  invariants: profileFormRules,
})

/** First names of the same class have the same effect. */
const classOf = (name: string): string => {
  if (name === newMember.firstName) return 'of the record'
  return isBlank(name) || name.length > updateLimits.firstName ? 'invalid' : 'another'
}
