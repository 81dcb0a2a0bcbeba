import { isSamePlace, type Member, type Place } from '../member.ts'
import { updateLimits } from '../member-api.gen.ts'
import { modelOf } from '../model-of.ts'
import { chosenPicture, newMember, settledMember } from '../samples.ts'
import { hasMessage, noticesIn } from '../sent-messages.ts'
import { isBlank } from '../text-rules.gen.ts'
import { typedEvents } from '../typed-samples.ts'
import { profileFormMachine } from './profile-form-machine.ts'
import { draftOf, type PictureChange } from './profile-form-values.ts'
import { conflictsOf } from './profile-merge.ts'
import { hasReplacedPicture } from './profile-update.ts'

const porto: Place = {
  type: 'Point',
  coordinates: [0, 0],
  address: 'Porto, Portugal',
  city: 'Porto',
}

const storedPicture = 'https://pictures.example/maya.jpg?token=1'

/* It clears the phone of the record. */
const storedDraft = {
  fields: { fullName: 'Maja Lind', phone: '' },
  place: porto,
  picture: chosenPicture,
  base: {
    fields: { fullName: settledMember.name, phone: settledMember.phone },
    place: settledMember.location,
    profileImage: storedPicture,
  },
}

/* What another device has saved: the same name, and a phone that only the draft has changed. */
const newerMember: Member = {
  ...settledMember,
  ...{ firstName: 'Mia', name: 'Mia Lindqvist', phone: '+351912345678' },
  version: 'v-2',
}

/* The number as it was sent: neither as it is stored nor as it is typed. */
const sentPhone = '+46 701 234 599'

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
  inputs: {
    'a new member': {
      mode: 'completing',
      member: newMember,
      phone: { stored: newMember.phone, readable: newMember.phone },
      today: '2026-11-20',
      draft: null,
      hasGeolocation: true,
    },
    'a member who edits': {
      mode: 'editing',
      member: settledMember,
      phone: { stored: settledMember.phone, readable: '+46 70 123 45 67' },
      today: '2026-11-20',
      draft: null,
      hasGeolocation: true,
    },
    'a member with a draft': {
      mode: 'editing',
      member: { ...settledMember, profileImage: storedPicture },
      phone: { stored: settledMember.phone, readable: '+46 70 123 45 67' },
      today: '2026-11-20',
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
      'is another place': { sends: { type: 'place changed', place: porto } },
      'is settled': { sends: { type: 'place settled' } },
      'is not found': { sends: { type: 'place not found' } },
    },
    storage: { 'cannot store the draft': { sends: { type: 'draft not stored' } } },
    'upload picture': {
      'is uploaded': { resolves: { url: 'https://pictures.example/maya.jpg?token=2' } },
      fails: { rejects: { kind: 'timed out' } },
    },
    'update profile': {
      'is saved': { resolves: { phone: sentPhone } },
      'is refused': { rejects: { kind: 'refused', message: 'The phone number is too long.' } },
      'has no token': { rejects: { kind: 'no token' } },
      'is preceded by another device': { rejects: { kind: 'changed elsewhere' } },
    },
    'remove stored picture': {
      'is removed': { resolves: undefined },
      fails: { rejects: { kind: 'unreachable' } },
    },
    'load member': {
      'is loaded': { resolves: settledMember },
      'is newer': { resolves: newerMember },
      fails: { rejects: { kind: 'unreachable' } },
    },
  },
  project: ({
    mode,
    values,
    unreadable,
    picture,
    isCropping,
    place,
    member,
    submission,
    profileImage,
    isRestored,
    isResent,
    isLeft,
    ...context
  }) => ({
    mode,
    isResent,
    isLeft,
    isNewer: member.version,
    conflicts: conflictsOf({
      ...{ ...context, mode, values, unreadable, picture, place, member, profileImage },
    }),
    values: { ...values, firstName: classOf(values.firstName) },
    unreadable,
    picture: picture?.kind,
    isCropping,
    isMoved: !isSamePlace(place, member.location),
    isRestored,
    submission: submission.picture.kind === 'removed',
    // The model's uploads all have the same URL, so a record with it has a picture that no upload replaces.
    pictures: [member.profileImage === storedPicture, hasReplacedPicture({ member, profileImage })],
  }),
  invariants: {
    'nothing unreadable or too long is saved': ({ snapshot: { context }, justNow }) =>
      !justNow.sent.submitted ||
      !(justNow.started['update profile'] || justNow.started['upload picture']) ||
      (context.unreadable.length === 0 && (context.place?.address.length ?? 0) <= 500),
    'an unreadable field is an unsaved change': ({ snapshot }) =>
      snapshot.context.unreadable.length === 0 || !snapshot.matches({ editing: 'unchanged' }),
    'a discarded draft leaves nothing unsaved': ({ snapshot, justNow }) =>
      !justNow.sent['draft discarded'] || snapshot.matches({ editing: 'unchanged' }),
    'a form opens with everything that its draft has stored': ({ snapshot: { context }, last }) =>
      last.before !== null ||
      !context.isRestored ||
      JSON.stringify(draftOf(context)) === JSON.stringify(storedDraft),
    'a discarded draft shows the place of the record': ({ snapshot: { context }, justNow }) =>
      !justNow.sent['draft discarded'] ||
      (justNow.sentTo.location ?? []).every(
        (message) => 'place' in message && message.place === context.member.location,
      ),
    'the record has the phone that was sent, and the name of what was sent': ({
      snapshot,
      justNow: { ended },
      last: { before },
    }) => {
      if (!(ended['update profile: is saved'] || ended['load member: fails'])) return true
      const { phone, name, firstName, lastName } = snapshot.context.member
      return (
        before?.matches('saving the picture') === true ||
        before?.matches('loading the newer record') === true ||
        (phone === sentPhone &&
          (!ended['load member: fails'] || name === `${firstName} ${lastName}`.trim()))
      )
    },
    'the URL of an upload stays until another upload or the removal': ({
      snapshot: { context },
      justNow,
      last: { before },
    }) =>
      !before?.context.profileImage ||
      before.context.profileImage === context.profileImage ||
      Boolean(justNow.ended['upload picture: is uploaded']) ||
      context.member.version !== before.context.member.version ||
      before.context.profileImage === before.context.member.profileImage ||
      context.submission.picture.kind === 'removed',
    'at most one update per press, one after a newer record, and one of the picture after a refused one':
      ({ sent, started, ended }) =>
        (started['update profile'] ?? 0) <=
        (sent.submitted ?? 0) +
          (ended['update profile: is refused'] ?? 0) +
          (ended['update profile: is preceded by another device'] ?? 0),
    'the stored picture is removed only after the record is updated (r28)': ({ started, ended }) =>
      (started['remove stored picture'] ?? 0) <= (ended['update profile: is saved'] ?? 0),
    'only the picture that is removed is removed (r28)': ({ snapshot, justNow }) =>
      !justNow.started['remove stored picture'] ||
      snapshot.context.submission.picture.kind === 'removed',
    'a new picture is uploaded before the record is updated (7)': ({ snapshot, justNow }) =>
      !justNow.started['update profile'] ||
      snapshot.matches('saving the picture') ||
      snapshot.context.submission.picture.kind !== 'chosen' ||
      Object.keys(justNow.ended).some((end) => end.startsWith('upload picture')),
    'only a new picture is uploaded (7)': ({ snapshot, justNow }) =>
      !justNow.started['upload picture'] || snapshot.context.submission.picture.kind === 'chosen',
    'a failed upload does not prevent the update (8)': ({ justNow }) =>
      !justNow.ended['upload picture: fails'] ||
      (justNow.started['update profile'] === 1 &&
        noticesIn(justNow.emitted).includes('picture not uploaded')),
    'a form without its required fields is not sent (5)': ({ snapshot, justNow }) => {
      const { mode, values } = snapshot.context
      const required = mode === 'completing' ? [values.firstName, values.email] : [values.fullName]
      return !justNow.started['update profile'] || required.every((value) => !isBlank(value))
    },
    'the member is fetched again after the update (7)': ({ snapshot, started }) =>
      !snapshot.matches('saved') || (started['load member'] ?? 0) > 0,
    'nothing is sent before the place is settled': ({ justNow, last }) =>
      !(justNow.started['upload picture'] || justNow.started['update profile']) ||
      !last.before?.matches('editing'),
    'the place that is saved is the one that was settled': ({ snapshot, last }) =>
      !last.before?.matches('waiting for the place') ||
      !(snapshot.matches('updating') || snapshot.matches('uploading the picture')) ||
      isSamePlace(snapshot.context.submission.place, snapshot.context.place),
    'a form whose place was not found is not saved': ({ justNow, last }) =>
      !last.before?.matches('waiting for the place') ||
      !justNow.ended['location: is not found'] ||
      !(justNow.started['upload picture'] || justNow.started['update profile']),
    'unsaved changes are not left without a question': ({ last, justNow }) =>
      !hasMessage(justNow.emitted, 'go back') || !last.before?.matches({ editing: 'changed' }),
    'a form that has ended leaves no draft (r35)': ({ snapshot, justNow }) =>
      !(snapshot.matches('saved') || snapshot.matches('closed')) ||
      (justNow.sentTo.storage ?? []).some(
        (message) => 'draft' in message && message.draft === null,
      ),
    'what was changed on both sides is sent only after a choice': ({ snapshot, justNow }) =>
      !justNow.started['update profile'] ||
      snapshot.matches('saving the picture') ||
      conflictsOf(snapshot.context).length === 0,
    'a save that outlives its page navigates nowhere': ({ snapshot: { context }, justNow }) =>
      !context.isLeft || !hasMessage(justNow.emitted, 'navigate'),
    'a saved profile says so (8)': ({ snapshot, justNow }) => {
      const { mode } = snapshot.context
      const result = mode === 'completing' ? 'profile completed' : 'profile updated'
      return (
        !snapshot.matches('saved') ||
        (noticesIn(justNow.emitted).includes(result) &&
          hasMessage(justNow.emitted, 'member changed'))
      )
    },
  },
})

/** First names of the same class have the same effect. */
const classOf = (name: string): string => {
  if (name === newMember.firstName) return 'of the record'
  return isBlank(name) || name.length > updateLimits.firstName ? 'invalid' : 'another'
}
