import type { InvariantInput } from 'statewalk'
import { isSamePlace, type Place } from '../member.ts'
import { hasMessage, noticesIn } from '../sent-messages.ts'
import { isBlank } from '../text-rules.gen.ts'
import type { profileFormMachine } from './profile-form-machine.ts'
import { sentPhone, storedDraft } from './profile-form-samples.ts'
import { draftOf } from './profile-form-values.ts'
import { conflictsOf } from './profile-merge.ts'

type Seen = InvariantInput<typeof profileFormMachine>

/** The rules of both profile forms, from the specification ("5" is its section) and its readings ("r28"). */
export const profileFormRules: Readonly<Record<string, (seen: Seen) => boolean>> = {
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
  'the record has the phone that was sent, and the name of what was sent': ({
    snapshot,
    justNow: { ended },
    last: { before },
  }) => {
    if (!(ended['update profile: is saved'] || ended['load member: fails'])) return true
    const { phone, name, firstName, lastName } = snapshot.context.member
    return (
      before?.matches('saving the picture') === true ||
      before?.matches('loading the saved picture') === true ||
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
    before.context.picture?.kind === 'removed',
  'at most one update per press, one after a newer record, and one of the picture after a refused one':
    ({ sent, started, ended }) =>
      (started['update profile'] ?? 0) <=
      (sent.submitted ?? 0) +
        (ended['update profile: is refused'] ?? 0) +
        (ended['update profile: is preceded by another device'] ?? 0),
  'the stored picture is removed only after the record is updated (r28)': ({ started, ended }) =>
    (started['remove stored picture'] ?? 0) <= (ended['update profile: is saved'] ?? 0),
  'only the picture that is removed is removed (r28)': ({ snapshot, justNow }) =>
    !justNow.started['remove stored picture'] || snapshot.context.picture?.kind === 'removed',
  'a new picture is uploaded before the record is updated (7)': ({ snapshot, justNow }) =>
    !justNow.started['update profile'] ||
    snapshot.context.isResent ||
    snapshot.matches('saving the picture') ||
    snapshot.context.picture?.kind !== 'chosen' ||
    Object.keys(justNow.ended).some((end) => end.startsWith('upload picture')),
  'only a new picture is uploaded (7)': ({ snapshot, justNow }) =>
    !justNow.started['upload picture'] || snapshot.context.picture?.kind === 'chosen',
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
  'a typed address has no coordinates, and its first part is the city (3)': ({
    snapshot,
    last: { event, before },
  }) =>
    event?.type !== 'address typed' ||
    !before?.matches('editing') ||
    isSamePlace(snapshot.context.place, typedPlace(event.value)),
  'a lookup ends before its place could replace a typed one': ({ justNow }) =>
    !justNow.sent['address typed'] || hasMessage(justNow.sentTo.location, 'lookup cancelled'),
  'unsaved changes are not left without a question': ({ last, justNow }) =>
    !hasMessage(justNow.emitted, 'go back') || !last.before?.matches({ editing: 'changed' }),
  'a form that has ended leaves no draft (r35)': ({ snapshot, justNow }) =>
    !(snapshot.matches('saved') || snapshot.matches('closed')) ||
    (justNow.sentTo.storage ?? []).some((message) => 'draft' in message && message.draft === null),
  'what was changed on both sides is sent only after a choice': ({ snapshot, justNow }) =>
    !justNow.started['update profile'] ||
    snapshot.matches('saving the picture') ||
    conflictsOf(snapshot.context).length === 0,
  'a save that outlives its page navigates nowhere': ({ snapshot: { context }, justNow }) =>
    !context.isLeft || !hasMessage(justNow.emitted, 'navigate'),
  'a saved profile says so (8)': ({ snapshot, justNow }) => {
    const { mode, isPlaceMissing } = snapshot.context
    const success = mode === 'completing' ? 'profile completed' : 'profile updated'
    const result = isPlaceMissing ? 'profile saved without place' : success
    return (
      !snapshot.matches('saved') ||
      (noticesIn(justNow.emitted).includes(result) && hasMessage(justNow.emitted, 'member changed'))
    )
  },
}

const typedPlace = (address: string): Place | null =>
  isBlank(address)
    ? null
    : {
        type: 'Point',
        coordinates: [0, 0],
        address,
        city: address.replace(/,.*/, '').slice(0, 200),
      }
