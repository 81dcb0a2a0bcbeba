import { assign, not, or, sendParent, sendTo, setup, stateIn } from 'xstate'
import { app } from '../addresses.ts'
import { type Failure, failureOf, setFailure, toFailureContext } from '../failure.ts'
import type { Place } from '../member.ts'
import { nonNull } from '../non-null.ts'
import { notice, noticesWithdrawn } from '../notices.ts'
import type { Coordinates } from '../ports.ts'
import { unprovided } from '../unprovided.ts'
import { withEvent, withOutputAs } from '../with-event.ts'

/** What the location sends to its parent. */
export type LocationMessage =
  | { type: 'place found'; place: Place }
  /** The answer to 'locked', after a running lookup, which has failed if the place is missing. */
  | { type: 'place settled'; isPlaceMissing: boolean }

/**
 * The lookup of the member's place: the position of the browser with reverse geocoding (specification 2, 3 and 5). Each
 * error of the Geolocation API has its own state. The form owns the place, and cancels the lookup when it replaces the
 * place, so a late response never overwrites a typed address. A form that is being saved locks the lookup: a running
 * request ends first, and then the form is answered.
 */
export const locationMachine = setup({
  types: {
    input: {} as { supported: boolean },
    context: {} as {
      supported: boolean
      coordinates: Coordinates | null
      failure: Failure | null
    },
    events: {} as
      | { type: 'location requested' }
      /** The form has another place, also while it is locked. */
      | { type: 'lookup cancelled' }
      | { type: 'locked' }
      | { type: 'unlocked' },
    tags: {} as 'busy',
  },
  actors: {
    'get position': unprovided<Coordinates>('get position'),
    'reverse geocode': unprovided<Place, { coordinates: Coordinates }>('reverse geocode'),
  },
  guards: {
    'is unlocked': stateIn({ lock: 'unlocked' }),
    'is looking up': or([
      stateIn({ lookup: 'locating' }),
      stateIn({ lookup: 'reverse geocoding' }),
    ]),
    'geolocation is supported': ({ context }) => context.supported,
    'permission was denied': (_, { error }: { error: unknown }) =>
      failureOf(error).kind === 'not allowed',
    'timed out': (_, { error }: { error: unknown }) => failureOf(error).kind === 'timed out',
  },
  actions: {
    'set coordinates': assign((_, { coordinates }: { coordinates: Coordinates }) => ({
      coordinates,
    })),
    'send place': sendParent(
      (_, { place }: { place: Place }): LocationMessage => ({ type: 'place found', place }),
    ),
    'answer that the place is settled': sendParent(
      (_, { isPlaceMissing }: { isPlaceMissing: boolean }): LocationMessage => ({
        type: 'place settled',
        isPlaceMissing,
      }),
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
  context: ({ input }) => ({ ...input, coordinates: null, failure: null }),
  type: 'parallel',
  states: {
    lookup: {
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
              { guard: not('is unlocked') },
              { guard: 'geolocation is supported', target: 'locating' },
              { target: '.unsupported', actions: 'notify geolocation unsupported' },
            ],
          },
        },
        locating: {
          tags: ['busy'],
          entry: ['withdraw notices', 'clear failure'],
          invoke: {
            src: 'get position',
            onDone: {
              target: 'reverse geocoding',
              actions: withOutputAs('set coordinates', 'coordinates'),
            },
            onError: [
              {
                guard: withEvent('permission was denied'),
                target: 'settled.denied',
                actions: [setFailure, 'notify location failed'],
              },
              {
                guard: withEvent('timed out'),
                target: 'settled.timed out',
                actions: [setFailure, 'notify location failed'],
              },
              { target: 'settled.unavailable', actions: [setFailure, 'notify location failed'] },
            ],
          },
        },
        'reverse geocoding': {
          tags: ['busy'],
          invoke: {
            src: 'reverse geocode',
            input: ({ context }) => ({ coordinates: nonNull(context.coordinates) }),
            onDone: {
              target: 'settled.found',
              actions: [withOutputAs('send place', 'place'), 'notify location updated'],
            },
            onError: {
              target: 'settled.unnamed',
              actions: [setFailure, 'notify location unnamed'],
            },
          },
        },
      },
      on: {
        'lookup cancelled': {
          target: '.settled',
          actions: ['withdraw notices', 'clear failure'],
        },
      },
    },
    lock: {
      initial: 'unlocked',
      states: {
        unlocked: {
          on: {
            locked: [
              { guard: 'is looking up', target: 'waiting' },
              {
                target: 'locked',
                actions: {
                  type: 'answer that the place is settled',
                  params: { isPlaceMissing: false },
                },
              },
            ],
          },
        },
        waiting: {
          always: {
            guard: not('is looking up'),
            target: 'locked',
            actions: {
              type: 'answer that the place is settled',
              params: ({ context }) => ({ isPlaceMissing: context.failure !== null }),
            },
          },
          on: { unlocked: { target: 'unlocked' } },
        },
        locked: { on: { unlocked: { target: 'unlocked' } } },
      },
    },
  },
})
