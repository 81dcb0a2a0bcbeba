import type { Place } from '../member.ts'
import { modelOf } from '../model-of.ts'
import { locationMachine } from './location-machine.ts'

const lisbon: Place = {
  type: 'Point',
  coordinates: [-9.1, 38.7],
  address: 'Lisboa, Portugal',
  city: 'Lisboa',
}

/** The model of the location field. */
export const locationModel = modelOf({
  machine: locationMachine,
  question: 'Where is the member?',
  inputs: {
    'a browser with geolocation': { place: null, supported: true },
    'a browser without geolocation': { place: lisbon, supported: false },
  },
  events: {
    'place replaced': {
      'by the record': { type: 'place replaced', place: lisbon },
      'by nothing': { type: 'place replaced', place: null },
    },
    'address typed': {
      Porto: { type: 'address typed', address: 'Porto, Portugal' },
      nothing: { type: 'address typed', address: '' },
    },
  },
  addressees: ['app'],
  outcomes: {
    'get position': {
      'is found': { resolves: { longitude: -9.14, latitude: 38.71 } },
      'is denied': { rejects: { kind: 'not allowed' } },
      'is unavailable': { rejects: { kind: 'unreachable' } },
      'takes too long': { rejects: { kind: 'timed out' } },
    },
    'reverse geocode': {
      'finds a place': { resolves: lisbon },
      'finds no place': { rejects: { kind: 'unexpected answer' } },
    },
  },
  project: ({ place, supported, isLocked }) => ({
    place: place?.address ?? null,
    supported,
    isLocked,
  }),
  invariants: {
    'the position is requested only if geolocation is supported': ({ snapshot, started }) =>
      snapshot.context.supported || (started['get position'] ?? 0) === 0,
    'at most one position request per press': ({ sent, started }) =>
      (started['get position'] ?? 0) <= (sent['location requested'] ?? 0),
  },
})
