import type { locationMachine } from '../../machines/location/location-machine.ts'
import { locationCopy } from '../../src/copy/profile-form.ts'
import type { Expectation, Expectations } from './expectation.ts'
import type { Interactions } from './interaction.ts'
import { press, typing } from './user-actions.ts'

export const locationInteractions: Interactions<typeof locationMachine> = {
  'location requested': press(locationCopy.locate),
  'address typed': ({ address, ...typed }) =>
    typing({ label: locationCopy.label }, { ...typed, value: address }),
  'place replaced': { by: 'another machine' },
  locked: { by: 'another machine' },
  unlocked: { by: 'another machine' },
}

const { label, locate, busy, hints } = locationCopy

const textbox: Expectation = [{ role: 'textbox', name: label }]
const field: Expectation = [...textbox, { role: 'button', name: locate }]
const hinted = (hint: string): Expectation => [...field, { role: 'paragraph', name: hint }]

const searching: Expectation = [...textbox, { role: 'button', name: busy, disabled: true }]

/** What a person sees in each state of the location machine, on the edit-profile screen. */
export const locationExpectations = {
  'lookup.settled.idle': field,
  'lookup.settled.found': hinted(locationCopy.found('Lisboa')),
  'lookup.settled.unsupported': hinted(hints.unsupported),
  'lookup.settled.denied': hinted(hints.denied),
  'lookup.settled.unavailable': hinted(hints.unavailable),
  'lookup.settled.timed out': hinted(hints['timed out']),
  'lookup.settled.unnamed': hinted(hints.unnamed),
  'lookup.locating': searching,
  'lookup.reverse geocoding': searching,
  'lock.unlocked': textbox,
  'lock.waiting': textbox,
  'lock.locked': textbox,
} as const satisfies Expectations
