import { pictureModel } from '../../machines/picture/picture-model.ts'
import { pictureCopy } from '../../src/copy/profile-form.ts'
import type { Expectation } from './expectation.ts'
import { pageObject } from './page-object.ts'
import { press } from './user-actions.ts'

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
    'change discarded': { by: 'another machine' },
    locked: { by: 'another machine' },
    unlocked: { by: 'another machine' },
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
