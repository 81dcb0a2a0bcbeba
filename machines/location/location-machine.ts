import { assign, not, sendParent, sendTo, setup } from 'xstate'
import { app } from '../addresses.ts'
import { type Failure, failureOf, toFailureContext } from '../failure.ts'
import type { Place } from '../member.ts'
import { notice, noticesWithdrawn } from '../notices.ts'
import type { Coordinates } from '../ports.ts'
import { unprovided } from '../unprovided.ts'

/** What the location sends to its parent: the place was found, typed or cleared. */
export type LocationMessage = { type: 'place changed'; place: Place | null }

/**
 * The place of the member: the position of the browser with reverse geocoding, or a typed address (specification 2, 3
 * and 5). Each error of the Geolocation API has its own state. Typing leaves the states that wait for a response, so a
 * late response never overwrites a typed address. A form that is being saved locks its place, which cancels a pending
 * request: its answer would be too late.
 */
export const locationMachine = setup({
  types: {
    input: {} as { place: Place | null; supported: boolean },
    context: {} as {
      place: Place | null
      supported: boolean
      coordinates: Coordinates | null
      /** Whether the form is being saved, so that the place must not change. */
      isLocked: boolean
      failure: Failure | null
    },
    events: {} as
      | { type: 'location requested' }
      | { type: 'address typed'; address: string }
      /** The form has replaced the place. */
      | { type: 'place replaced'; place: Place | null }
      | { type: 'locked' }
      | { type: 'unlocked' },
    tags: {} as 'busy',
  },
  actors: {
    'get position': unprovided<Coordinates>('get position'),
    'reverse geocode': unprovided<Place, { coordinates: Coordinates }>('reverse geocode'),
  },
  guards: {
    'is locked': ({ context }) => context.isLocked,
    'geolocation is supported': ({ context }) => context.supported,
    'permission was denied': (_, { error }: { error: unknown }) =>
      failureOf(error).kind === 'not allowed',
    'timed out': (_, { error }: { error: unknown }) => failureOf(error).kind === 'timed out',
  },
  actions: {
    'set locked': assign({ isLocked: true }),
    'set unlocked': assign({ isLocked: false }),
    'set coordinates': assign((_, { coordinates }: { coordinates: Coordinates }) => ({
      coordinates,
    })),
    'set place': assign((_, { place }: { place: Place | null }) => ({
      place,
      failure: null,
    })),
    'set typed address': assign((_, { address }: { address: string }) => ({
      place: placeTyped(address),
      failure: null,
    })),
    'notify parent of place': sendParent(
      ({ context: { place } }): LocationMessage => ({ type: 'place changed', place }),
    ),
    'set failure': assign(toFailureContext),
    'clear failure': assign({ failure: null }),
    'withdraw notices': sendTo(
      app,
      noticesWithdrawn('location failed', 'location unnamed', 'geolocation unsupported'),
    ),
    'notify location updated': sendTo(app, notice('location updated')),
    'notify location failed': sendTo(app, ({ context }) =>
      notice('location failed', context.failure),
    ),
    'notify location unnamed': sendTo(app, ({ context }) =>
      notice('location unnamed', context.failure),
    ),
    'notify geolocation unsupported': sendTo(app, notice('geolocation unsupported')),
  },
}).createMachine({
  id: 'location',
  context: ({ input }) => ({ ...input, coordinates: null, isLocked: false, failure: null }),
  initial: 'settled',
  states: {
    settled: {
      initial: 'idle',
      states: {
        idle: {},
        found: {},
        unsupported: {},
        denied: {},
        unavailable: {},
        'timed out': {},
        unnamed: {},
      },
      on: {
        'location requested': [
          { guard: 'is locked' },
          { guard: 'geolocation is supported', target: 'locating' },
          { target: '.unsupported', actions: 'notify geolocation unsupported' },
        ],
      },
    },
    locating: {
      tags: ['busy'],
      entry: ['withdraw notices', 'clear failure'],
      on: { locked: { target: 'settled', actions: 'set locked' } },
      invoke: {
        src: 'get position',
        onDone: {
          target: 'reverse geocoding',
          actions: {
            type: 'set coordinates',
            params: ({ event }) => ({ coordinates: event.output }),
          },
        },
        onError: [
          {
            guard: {
              type: 'permission was denied',
              params: ({ event }) => ({ error: event.error }),
            },
            target: 'settled.denied',
            actions: [
              { type: 'set failure', params: ({ event }) => ({ error: event.error }) },
              'notify location failed',
            ],
          },
          {
            guard: { type: 'timed out', params: ({ event }) => ({ error: event.error }) },
            target: 'settled.timed out',
            actions: [
              { type: 'set failure', params: ({ event }) => ({ error: event.error }) },
              'notify location failed',
            ],
          },
          {
            target: 'settled.unavailable',
            actions: [
              { type: 'set failure', params: ({ event }) => ({ error: event.error }) },
              'notify location failed',
            ],
          },
        ],
      },
    },
    'reverse geocoding': {
      tags: ['busy'],
      on: { locked: { target: 'settled', actions: 'set locked' } },
      invoke: {
        src: 'reverse geocode',
        input: ({ context }) => ({ coordinates: nonNull(context.coordinates) }),
        onDone: {
          target: 'settled.found',
          actions: [
            { type: 'set place', params: ({ event }) => ({ place: event.output }) },
            'notify parent of place',
            'notify location updated',
          ],
        },
        onError: {
          target: 'settled.unnamed',
          actions: [
            { type: 'set failure', params: ({ event }) => ({ error: event.error }) },
            'notify location unnamed',
          ],
        },
      },
    },
  },
  on: {
    locked: { actions: 'set locked' },
    unlocked: { actions: 'set unlocked' },
    'place replaced': {
      guard: not('is locked'),
      target: '.settled',
      actions: ['withdraw notices', { type: 'set place', params: ({ event }) => event }],
    },
    'address typed': {
      guard: not('is locked'),
      target: '.settled',
      actions: [
        'withdraw notices',
        { type: 'set typed address', params: ({ event }) => event },
        'notify parent of place',
      ],
    },
  },
})

/** The place of a typed address: without coordinates, its city is the first comma-separated part (specification 3). */
const placeTyped = (address: string): Place | null => {
  if (address.trim() === '') return null
  const [city = ''] = address.split(',')
  return { type: 'Point', coordinates: [0, 0], address, city: city.trim() }
}

const nonNull = (coordinates: Coordinates | null): Coordinates => {
  if (!coordinates) throw new Error('location: reverse geocoding requires coordinates')
  return coordinates
}
