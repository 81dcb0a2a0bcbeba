import { locationModel } from '../../machines/location/location-model.ts'
import { pictureModel } from '../../machines/picture/picture-model.ts'
import { profileFormModel } from '../../machines/profile-form/profile-form-model.ts'
import type { ProfileMode } from '../../machines/profile-form/profile-form-values.ts'
import { staticPageModel } from '../../machines/static-page/static-page-model.ts'
import {
  conflictCopy,
  editProfileCopy,
  locationCopy,
  pictureCopy,
  profileCompletionCopy,
  profileFormCopy,
} from '../../src/copy/profile-form.ts'
import { restoredCopy, unsavedCopy } from '../../src/copy/unsaved.ts'
import { by, type Expectation, inEach, pageObject, press, typing } from './page-object.ts'

/** /profile, which has no events of its own: its links belong to the router. */
export const profilePage = pageObject({
  model: staticPageModel,
  interactions: {},
  expectations: { shown: [{ role: 'heading', name: /^Maya/ }] },
})

const labelsOf = (mode: ProfileMode) => ({
  ...editProfileCopy,
  ...profileCompletionCopy,
  ...(mode === 'editing' && editProfileCopy),
})

const partLabels = { location: locationCopy.label, picture: pictureCopy.label }

const either = (key: 'heading' | 'phone' | 'submit'): RegExp =>
  new RegExp(`^(${profileCompletionCopy[key]}|${editProfileCopy[key]})$`)

const form: Expectation = [
  { role: 'heading', name: either('heading') },
  { role: 'textbox', name: either('phone') },
  { role: 'textbox', name: locationCopy.label },
]
const question: Expectation = [
  { role: 'dialog', name: unsavedCopy.title },
  { role: 'button', name: unsavedCopy.stay },
  { role: 'button', name: unsavedCopy.leave },
]
const saving: Expectation = [
  ...form,
  { role: 'button', name: editProfileCopy.busy, disabled: true },
]

const editing: Expectation = [
  ...form,
  { role: 'button', name: either('submit') },
  { role: 'dialog', name: unsavedCopy.title, absent: true },
]

/** The profile form, on the screen of its mode. */
export const profileFormPage = pageObject({
  model: profileFormModel,
  interactions: {
    'field changed': (event, { context }) =>
      typing({ label: labelsOf(context.mode)[event.field] }, event),
    'address typed': (event) => typing({ label: locationCopy.label }, event),
    'draft discarded': press(restoredCopy.discard),
    submitted: (_, { context }) =>
      press(context.mode === 'completing' ? profileCompletionCopy.submit : editProfileCopy.submit),
    'saving cancelled': (_, snapshot) =>
      press(
        snapshot.hasTag('locating') ? profileFormCopy.cancelLocating : profileFormCopy.cancelUpload,
      ),
    cancelled: press(editProfileCopy.cancel),
    ...by('another machine', 'leave requested', 'back pressed'),
    'changes discarded': press(unsavedCopy.leave),
    'changes kept': press(unsavedCopy.stay),
    ...by('another machine', 'picture changed', 'place found', 'place settled', 'member changed'),
    ...by('another machine', 'page left'),
    'conflict settled': ({ field, value }, { context }) => ({
      does: 'press',
      on: {
        role: 'button',
        name: value === 'own' ? conflictCopy.keepOwn : conflictCopy.useNewer,
        within: { role: 'group', name: { ...labelsOf(context.mode), ...partLabels }[field] },
      },
    }),
    ...by('another machine', 'file held'),
    ...by('the services', 'draft not stored'),
  },
  expectations: {
    'editing.unchanged': editing,
    'editing.changed': editing,
    'confirming cancel': question,
    'confirming leave': question,
    'waiting for the place': [...saving, { role: 'button', name: profileFormCopy.cancelLocating }],
    'uploading the picture': [...saving, { role: 'button', name: profileFormCopy.cancelUpload }],
    ...inEach(saving, 'updating', 'loading the newer record', 'saving the picture'),
    ...inEach(saving, 'loading the saved picture', 'removing the stored picture'),
    ...inEach(saving, 'loading the member'),
    saved: form,
    closed: form,
  },
})

const { crop, change, adjust, remove } = pictureCopy

const pressInDialog = (name: string) => press(name, crop.title)

const picker: Expectation = [
  { role: 'button', name: change },
  { role: 'dialog', name: crop.title, absent: true },
]
const dialog: Expectation = [
  { role: 'dialog', name: crop.title },
  { role: 'slider', name: crop.label },
  { role: 'slider', name: crop.zoom },
  { role: 'button', name: crop.cancel },
]

/** The picture, on the edit-profile screen. */
export const picturePage = pageObject({
  model: pictureModel,
  interactions: {
    'file chosen': { does: 'choose a file', by: { role: 'button', name: pictureCopy.change } },
    'crop changed': {
      does: 'press a key',
      on: { role: 'slider', name: crop.label },
      key: 'ArrowLeft',
    },
    'crop confirmed': pressInDialog(crop.confirm),
    'crop cancelled': pressInDialog(crop.cancel),
    'crop reopened': press(pictureCopy.adjust),
    'picture removed': press(pictureCopy.remove),
    ...by('another machine', 'change discarded', 'locked', 'unlocked'),
  },
  expectations: {
    'choice.settled.unchanged': [...picker, { role: 'button', name: adjust, absent: true }],
    'choice.settled.chosen': [
      ...picker,
      { role: 'button', name: adjust },
      { role: 'button', name: remove },
    ],
    'choice.settled.removed': [...picker, { role: 'button', name: remove, absent: true }],
    'choice.inspecting': [{ role: 'button', name: change, disabled: true }],
    'choice.cropping': [...dialog, { role: 'button', name: crop.confirm }],
    'choice.preparing': [...dialog, { role: 'button', name: crop.busy, disabled: true }],
    'lock.unlocked': [],
    'lock.locked': [],
  },
})

const { label, locate, busy, hints } = locationCopy

const textbox: Expectation = [{ role: 'textbox', name: label }]
const field: Expectation = [...textbox, { role: 'button', name: locate }]
const hinted = (hint: string): Expectation => [...field, { role: 'paragraph', name: hint }]

const searching: Expectation = [...textbox, { role: 'button', name: busy, disabled: true }]

/** The location, on the edit-profile screen. */
export const locationPage = pageObject({
  model: locationModel,
  interactions: {
    'location requested': press(locationCopy.locate),
    ...by('another machine', 'lookup cancelled', 'locked', 'unlocked'),
  },
  expectations: {
    'lookup.settled.idle': field,
    'lookup.settled.found': hinted(locationCopy.found('Lisboa')),
    'lookup.settled.unsupported': hinted(hints.unsupported),
    'lookup.settled.denied': hinted(hints.denied),
    'lookup.settled.unavailable': hinted(hints.unavailable),
    'lookup.settled.timed out': hinted(hints['timed out']),
    'lookup.settled.unnamed': hinted(hints.unnamed),
    'lookup.locating': searching,
    'lookup.reverse geocoding': searching,
    ...inEach(textbox, 'lock.unlocked', 'lock.waiting', 'lock.locked'),
  },
})
