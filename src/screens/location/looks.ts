import { locationCopy } from '../../copy/profile-form.ts'
import type { Look, Looks } from '../look.ts'

const { label, locate, busy, hints } = locationCopy

const field: Look = [
  { role: 'textbox', name: label },
  { role: 'button', name: locate },
]
const hinted = (hint: string): Look => [...field, { role: 'paragraph', name: hint }]

const searching: Look = [
  { role: 'textbox', name: label },
  { role: 'button', name: busy, disabled: true },
]

/** What a person sees in each state of the location machine, on the edit-profile screen. */
export const locationLooks = {
  'settled.quiet': field,
  'settled.found': hinted(locationCopy.found('Lisboa')),
  'settled.unsupported': hinted(hints.unsupported),
  'settled.denied': hinted(hints.denied),
  'settled.unavailable': hinted(hints.unavailable),
  'settled.timed out': hinted(hints['timed out']),
  'settled.unnamed': hinted(hints.unnamed),
  locating: searching,
  naming: searching,
} as const satisfies Looks
