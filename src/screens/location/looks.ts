import { locationCopy } from '../../copy/profile-form.ts'
import type { Look, Looks } from '../look.ts'

const { label, locate, busy } = locationCopy

const field: Look = [
  { role: 'textbox', name: label },
  { role: 'button', name: locate },
]
const searching: Look = [
  { role: 'textbox', name: label },
  { role: 'button', name: busy, disabled: true },
]

/** What a person sees in each state of the location machine, on the edit-profile screen. */
export const locationLooks = {
  'settled.quiet': field,
  'settled.found': field,
  'settled.unsupported': field,
  'settled.denied': field,
  'settled.unavailable': field,
  'settled.timed out': field,
  'settled.unnamed': field,
  locating: searching,
  naming: searching,
} as const satisfies Looks
