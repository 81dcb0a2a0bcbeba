import type { locationMachine } from '../../machines/location/location-machine.ts'
import { locationCopy } from '../../src/copy/profile-form.ts'
import type { Expectation, Expectations } from './expectation.ts'
import type { Interactions } from './interaction.ts'

/** How a person sends the events of the location machine. */
export const locationInteractions: Interactions<typeof locationMachine> = {
  'location requested': { does: 'press', on: { role: 'button', name: locationCopy.locate } },
  'address typed': ({ address }) => ({
    does: 'type',
    into: { label: locationCopy.label },
    text: address,
  }),
  'place replaced': { by: 'another machine' },
  locked: { by: 'another machine' },
  unlocked: { by: 'another machine' },
}

const { label, locate, busy, hints } = locationCopy

const field: Expectation = [
  { role: 'textbox', name: label },
  { role: 'button', name: locate },
]
const hinted = (hint: string): Expectation => [...field, { role: 'paragraph', name: hint }]

const searching: Expectation = [
  { role: 'textbox', name: label },
  { role: 'button', name: busy, disabled: true },
]

/** What a person sees in each state of the location machine, on the edit-profile screen. */
export const locationExpectations = {
  'settled.idle': field,
  'settled.found': hinted(locationCopy.found('Lisboa')),
  'settled.unsupported': hinted(hints.unsupported),
  'settled.denied': hinted(hints.denied),
  'settled.unavailable': hinted(hints.unavailable),
  'settled.timed out': hinted(hints['timed out']),
  'settled.unnamed': hinted(hints.unnamed),
  locating: searching,
  'reverse geocoding': searching,
} as const satisfies Expectations
