import { assign, emit, setup } from 'xstate'
import { type Failure, failureOf } from '../failure.ts'
import type { Place } from '../member.ts'
import { type Notice, notice } from '../notices.ts'
import type { Coordinates } from '../ports.ts'
import { unprovided } from '../unprovided.ts'

/**
 * Where is the member? By the browser's position, named by the geocoder, or by hand (specification 2, 3
 * and 5). Every way the browser can refuse is a state of its own; what is typed is never overwritten by
 * a late answer, because typing leaves the states that wait for one.
 */
export const locationMachine = setup({
  types: {
    input: {} as { place: Place | null; supported: boolean },
    context: {} as {
      place: Place | null
      supported: boolean
      coordinates: Coordinates | null
      failure: Failure | null
    },
    events: {} as { type: 'locate requested' } | { type: 'address typed'; address: string },
    emitted: {} as Notice,
    tags: {} as 'busy',
  },
  actors: {
    'find position': unprovided<Coordinates>('find position'),
    'name place': unprovided<Place, { coordinates: Coordinates }>('name place'),
  },
  guards: {
    'is supported': ({ context }) => context.supported,
    'was denied': (_, { error }: { error: unknown }) => failureOf(error).kind === 'not allowed',
    'took too long': (_, { error }: { error: unknown }) => failureOf(error).kind === 'timed out',
  },
  actions: {
    'keep coordinates': assign((_, { coordinates }: { coordinates: Coordinates }) => ({
      coordinates,
    })),
    'keep place': assign((_, { place }: { place: Place }) => ({ place, failure: null })),
    'keep typed address': assign((_, { address }: { address: string }) => ({
      place: placeTyped(address),
      failure: null,
    })),
    'note failure': assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    'forget failure': assign({ failure: null }),
    'say location updated': emit(notice('location updated')),
    'say location failed': emit(({ context }) => notice('location failed', context.failure)),
    'say place has no name': emit(({ context }) => notice('location unnamed', context.failure)),
    'say geolocation is unsupported': emit(notice('geolocation unsupported')),
  },
}).createMachine({
  id: 'location',
  context: ({ input }) => ({ ...input, coordinates: null, failure: null }),
  initial: 'settled',
  states: {
    settled: {
      initial: 'quiet',
      states: {
        quiet: {},
        found: {},
        unsupported: {},
        denied: {},
        unavailable: {},
        'timed out': {},
        unnamed: {},
      },
      on: {
        'locate requested': [
          { guard: 'is supported', target: 'locating' },
          { target: '.unsupported', actions: 'say geolocation is unsupported' },
        ],
      },
    },
    locating: {
      tags: ['busy'],
      entry: 'forget failure',
      invoke: {
        src: 'find position',
        onDone: {
          target: 'naming',
          actions: {
            type: 'keep coordinates',
            params: ({ event }) => ({ coordinates: event.output }),
          },
        },
        onError: [
          {
            guard: { type: 'was denied', params: ({ event }) => ({ error: event.error }) },
            target: 'settled.denied',
            actions: [
              { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
              'say location failed',
            ],
          },
          {
            guard: { type: 'took too long', params: ({ event }) => ({ error: event.error }) },
            target: 'settled.timed out',
            actions: [
              { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
              'say location failed',
            ],
          },
          {
            target: 'settled.unavailable',
            actions: [
              { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
              'say location failed',
            ],
          },
        ],
      },
    },
    naming: {
      tags: ['busy'],
      invoke: {
        src: 'name place',
        input: ({ context }) => ({ coordinates: known(context.coordinates) }),
        onDone: {
          target: 'settled.found',
          actions: [
            { type: 'keep place', params: ({ event }) => ({ place: event.output }) },
            'say location updated',
          ],
        },
        onError: {
          target: 'settled.unnamed',
          actions: [
            { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
            'say place has no name',
          ],
        },
      },
    },
  },
  on: {
    'address typed': {
      target: '.settled',
      actions: { type: 'keep typed address', params: ({ event }) => event },
    },
  },
})

/** A place typed by hand: no coordinates, and the first comma-separated part as its city (specification 3). */
const placeTyped = (address: string): Place | null => {
  if (address.trim() === '') return null
  const [city = ''] = address.split(',')
  return { type: 'Point', coordinates: [0, 0], address, city: city.trim() }
}

const known = (coordinates: Coordinates | null): Coordinates => {
  if (!coordinates) throw new Error('location: a place is named by its coordinates only')
  return coordinates
}
