import { pictureCopy } from '../../copy/profile-form.ts'
import type { Look, Looks } from '../look.ts'

const { crop, change, adjust, remove } = pictureCopy

const picker: Look = [
  { role: 'button', name: change },
  { role: 'dialog', name: crop.title, absent: true },
]
const dialog: Look = [
  { role: 'dialog', name: crop.title },
  { role: 'slider', name: crop.label },
  { role: 'slider', name: crop.size },
  { role: 'button', name: crop.cancel },
]

/** What a person sees in each state of the picture machine, on the edit-profile screen. */
export const pictureLooks = {
  'settled.kept': [...picker, { role: 'button', name: adjust, absent: true }],
  'settled.chosen': [...picker, { role: 'button', name: adjust }, { role: 'button', name: remove }],
  'settled.removed': [...picker, { role: 'button', name: remove, absent: true }],
  inspecting: [{ role: 'button', name: change, disabled: true }],
  cropping: [...dialog, { role: 'button', name: crop.confirm }],
  preparing: [...dialog, { role: 'button', name: crop.busy, disabled: true }],
} as const satisfies Looks
