import { isSamePlace, type Place } from '../member.ts'
import { modelOf } from '../model-of.ts'
import { hasMessage, noticesIn } from '../sent-messages.ts'
import { isBlank } from '../text-rules.gen.ts'
import { typedEvents } from '../typed-samples.ts'
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
      'a district': { type: 'address typed', address: 'Alfama, Lisboa, Portugal' },
      'one part': { type: 'address typed', address: 'Reykjavík' },
      nothing: { type: 'address typed', address: '' },
      ...typedEvents(({ value, ...typed }) => ({
        type: 'address typed' as const,
        address: value,
        ...typed,
      })),
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
  project: ({ place, supported, unreadable }) => ({
    place: place && (place.coordinates[0] === 0 ? 'typed' : 'found'),
    supported,
    unreadable,
  }),
  invariants: {
    'without geolocation, nothing is requested and the field says so (5, 8)': ({
      snapshot,
      justNow,
    }) =>
      !justNow.sent['location requested'] ||
      snapshot.context.supported ||
      (!justNow.started['get position'] &&
        (!snapshot.matches({ lock: 'unlocked' }) ||
          noticesIn(justNow.emitted).join() === 'geolocation unsupported')),
    'a typed address has no coordinates, and its first part is the city (3)': ({
      snapshot,
      last: { event, before },
    }) =>
      event?.type !== 'address typed' ||
      before?.matches({ lock: 'unlocked' }) === false ||
      isSamePlace(snapshot.context.place, typedPlace(event.address)),
    'a found place is taken as it was found, and says so (3, 8, r31)': ({ snapshot, justNow }) =>
      !justNow.ended['reverse geocode: finds a place'] ||
      (isSamePlace(snapshot.context.place, lisbon) &&
        noticesIn(justNow.emitted).join() === 'location updated'),
    'only a typed address, a found place or the form changes the place': ({
      snapshot,
      last: { before, event },
      justNow,
    }) =>
      !before ||
      isSamePlace(before.context.place, snapshot.context.place) ||
      event?.type === 'place replaced' ||
      (hasMessage(justNow.sentTo.parent, 'place changed') &&
        (event?.type === 'address typed' ||
          Boolean(justNow.ended['reverse geocode: finds a place']))),
    'the form learns whether the field shows something that is no address': ({
      snapshot,
      justNow,
    }) =>
      (justNow.sentTo.parent ?? [])
        .filter(({ type }) => type === 'place changed')
        .every((message) => 'unreadable' in message === snapshot.context.unreadable),
    'a failed request says so, by the step that failed (8)': ({
      last: { before, outcome },
      justNow,
    }) =>
      !(outcome && 'rejects' in outcome) ||
      noticesIn(justNow.emitted).join() ===
        (before?.matches({ lookup: 'locating' }) ? 'location failed' : 'location unnamed'),
    'a place that is typed or replaced ends the request, whose answer would come too late': ({
      snapshot,
      last: { event, before },
    }) =>
      !(event?.type === 'address typed' || event?.type === 'place replaced') ||
      before?.matches({ lock: 'unlocked' }) === false ||
      !snapshot.hasTag('busy'),
    'the member cannot change the place of a form that is being saved': ({
      snapshot,
      last: { before, event },
      justNow,
    }) =>
      !event ||
      !before ||
      event.type === 'place replaced' ||
      before.matches({ lock: 'unlocked' }) ||
      (isSamePlace(before.context.place, snapshot.context.place) &&
        !justNow.started['get position']),
    'a form that is being saved still gets the answer of a request': ({
      snapshot,
      last: { before, event },
    }) => event?.type !== 'locked' || snapshot.hasTag('busy') === before?.hasTag('busy'),
    'a form that is saved is answered once, as soon as no request runs': ({
      snapshot,
      justNow,
      last: { before },
    }) => {
      const answers = (justNow.sentTo.parent ?? []).filter(({ type }) => type === 'place settled')
      const isAnswered =
        snapshot.matches({ lock: 'locked' }) && !before?.matches({ lock: 'locked' })
      return (
        answers.length === (isAnswered ? 1 : 0) &&
        !(snapshot.matches({ lock: 'locked' }) && snapshot.hasTag('busy'))
      )
    },
    'at most one position request per press': ({ sent, started }) =>
      (started['get position'] ?? 0) <= (sent['location requested'] ?? 0),
  },
})

const typedPlace = (address: string): Place | null =>
  isBlank(address)
    ? null
    : {
        type: 'Point',
        coordinates: [0, 0],
        address,
        city: address.replace(/,.*/, '').slice(0, 200),
      }
