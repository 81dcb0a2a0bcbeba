import type { Place } from '../member.ts'
import { modelOf } from '../model-of.ts'
import { hasMessage, noticesIn } from '../sent-messages.ts'
import { locationMachine } from './location-machine.ts'

/** The place that the lookup finds. */
export const lisbon: Place = {
  type: 'Point',
  coordinates: [-9.1, 38.7],
  address: 'Lisboa, Portugal',
  city: 'Lisboa',
}

export const locationModel = modelOf({
  machine: locationMachine,
  question: 'Where is the member?',
  inputs: {
    'a browser with geolocation': { supported: true },
    'a browser without geolocation': { supported: false },
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
    'a found place is sent as it was found, and says so (3, 8, r31)': ({ justNow }) =>
      justNow.ended['reverse geocode: finds a place']
        ? (justNow.sentTo.parent ?? []).some(isLisbon) &&
          noticesIn(justNow.emitted).join() === 'location updated'
        : !hasMessage(justNow.sentTo.parent, 'place found'),
    'a failed request says so, by the step that failed (8)': ({
      last: { before, outcome },
      justNow,
    }) =>
      !(outcome && 'rejects' in outcome) ||
      noticesIn(justNow.emitted).join() ===
        (before?.matches({ lookup: 'locating' }) ? 'location failed' : 'location unnamed'),
    'a cancelled lookup has no answer, which would come too late': ({ snapshot, justNow }) =>
      !justNow.sent['lookup cancelled'] || !snapshot.hasTag('busy'),
    'no lookup starts while a form is being saved': ({ last: { before }, justNow }) =>
      before?.matches({ lock: 'unlocked' }) !== false || !justNow.started['get position'],
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

const isLisbon = (message: object): boolean => 'place' in message && message.place === lisbon
