import { locationModel } from '../../machines/location/location-model.ts'
import { locationCopy } from '../../src/copy/profile-form.ts'
import type { Expectation } from './expectation.ts'
import { pageObject } from './page-object.ts'
import { press } from './user-actions.ts'

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
    'lookup cancelled': { by: 'another machine' },
    locked: { by: 'another machine' },
    unlocked: { by: 'another machine' },
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
    'lock.unlocked': textbox,
    'lock.waiting': textbox,
    'lock.locked': textbox,
  },
})
