import type { Place } from '../member.ts'
import { modelOf } from '../model/model.ts'
import { locationMachine } from './location-machine.ts'

const lisbon: Place = {
  type: 'Point',
  coordinates: [-9.1, 38.7],
  address: 'Lisboa, Portugal',
  city: 'Lisboa',
}

/** The location field with everything that browser, geocoder and member can do. */
export const locationModel = modelOf({
  machine: locationMachine,
  question: 'Where is the member?',
  inputs: {
    'a browser that can tell': { place: null, supported: true },
    'a browser that cannot tell': { place: lisbon, supported: false },
  },
  events: {
    'address typed': {
      Porto: { type: 'address typed', address: 'Porto, Portugal' },
      nothing: { type: 'address typed', address: '' },
    },
  },
  outcomes: {
    'find position': {
      'is found': { resolves: { longitude: -9.14, latitude: 38.71 } },
      'is denied': { rejects: { kind: 'not allowed' } },
      'is unavailable': { rejects: { kind: 'unreachable' } },
      'takes too long': { rejects: { kind: 'timed out' } },
    },
    'name place': {
      'is named': { resolves: lisbon },
      'has no name': { rejects: { kind: 'unexpected answer' } },
    },
  },
  project: ({ place, supported }) => ({ place: place?.address ?? null, supported }),
  invariants: {
    'no position is asked of a browser that cannot tell': ({ snapshot, started }) =>
      snapshot.context.supported || (started['find position'] ?? 0) === 0,
    'at most one position a press': ({ sent, started }) =>
      (started['find position'] ?? 0) <= (sent['locate requested'] ?? 0),
  },
})
