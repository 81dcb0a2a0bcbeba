import { replay } from 'statewalk'
import { describe, expect, test } from 'vitest'
import { locationModel } from '../../machines/location/location-model.ts'
import { placeTyped } from '../../machines/location/typed-place.ts'
import { none, walkMachine } from '../support/paths/walk-machine.ts'
import { addresses } from '../support/varied.ts'

test('a typed location has no coordinates, and its city is its first part (spec 3.14, 3.20, 3.21)', () => {
  const typed = replay(locationModel, {
    input: 'a browser with geolocation',
    moves: ['address typed (Porto)'],
  })
  expect(typed.snapshot().context.place).toEqual({
    type: 'Point',
    coordinates: [0, 0],
    address: 'Porto, Portugal',
    city: 'Porto',
  })
})

test.each(addresses)('the city of “%s” is “%s” (spec 3.21)', (address, city) => {
  expect(placeTyped(address)?.city).toBe(city)
})

test('editing a detected location removes its coordinates (spec 3.20)', () => {
  const edited = replay(locationModel, {
    input: 'a browser with geolocation',
    moves: [
      'location requested',
      'get position: is found',
      'reverse geocode: finds a place',
      'address typed (Porto)',
    ],
  })
  expect(edited.snapshot().context.place).toMatchObject({ coordinates: [0, 0], city: 'Porto' })
})

test('drops the answer to an earlier request and an answer that arrives after the member has typed (fault 29)', () => {
  const superseded = replay(locationModel, {
    input: 'a browser with geolocation',
    moves: ['location requested', 'get position: is found', 'address typed (Porto)'],
  })
  expect(superseded.snapshot().context.place).toMatchObject({ address: 'Porto, Portugal' })
  expect(superseded.services()).toEqual([])

  const askedAgain = replay(locationModel, {
    input: 'a browser with geolocation',
    moves: [
      'location requested',
      'get position: is found',
      'address typed (Porto)',
      'location requested',
    ],
  })
  expect(askedAgain.services()).toEqual(['get position'])
})

/* The samples of the model have no blanks around a city. */
const typed = (address: string) => ({ type: 'address typed' as const, address })
const model = {
  ...locationModel,
  events: {
    'address typed': {
      ...locationModel.events?.['address typed'],
      blanks: typed('  '),
      'a city with blanks': typed(' Porto , Portugal'),
    },
  },
}
const supported = (...moves: string[]) => walkMachine(model, 'a browser with geolocation', ...moves)
const unsupported = (...moves: string[]) =>
  walkMachine(model, 'a browser without geolocation', ...moves)

const lisbon = {
  type: 'Point',
  coordinates: [-9.1, 38.7],
  address: 'Lisboa, Portugal',
  city: 'Lisboa',
}
const located = ['location requested', 'get position: is found']

describe('detecting the location', () => {
  test('starts with the stored location', () => {
    expect(unsupported()).toMatchObject({
      at: { lookup: { settled: 'idle' } },
      tags: [],
      services: none,
      emitted: [],
    })
    expect(unsupported().context).toEqual({
      place: lisbon,
      unreadable: false,
      supported: false,
      coordinates: null,
      failure: null,
    })
  })

  test('requests the position from the browser and its name from the geocoder, busy meanwhile', () => {
    expect(supported('location requested')).toMatchObject({
      at: { lookup: 'locating' },
      tags: ['busy'],
    })
    expect(Object.keys(supported('location requested').services)).toEqual(['get position'])
    const coordinates = { longitude: -9.14, latitude: 38.71 }
    expect(supported(...located)).toMatchObject({
      at: { lookup: 'reverse geocoding' },
      tags: ['busy'],
      services: { 'reverse geocode': { coordinates } },
    })
  })

  test('ends with the location and a notice', () => {
    const found = supported(...located, 'reverse geocode: finds a place')
    expect(found).toMatchObject({
      at: { lookup: { settled: 'found' } },
      tags: [],
      services: none,
      context: { place: lisbon, failure: null },
    })
    expect(found.emitted).toEqual([
      { type: 'place changed', place: lisbon },
      { type: 'notice', notice: 'location updated' },
    ])
  })

  test.each([
    ['is denied', 'denied', 'not allowed'],
    ['takes too long', 'timed out', 'timed out'],
    ['is unavailable', 'unavailable', 'unreachable'],
  ])(
    'shows why it %s, until the next attempt or until something is typed',
    (outcome, state, kind) => {
      const failed = ['location requested', `get position: ${outcome}`]
      expect(supported(...failed)).toMatchObject({
        at: { lookup: { settled: state } },
        tags: [],
        context: { failure: { kind } },
        emitted: [{ notice: 'location failed', failure: { kind } }],
      })
      expect(supported(...failed, 'location requested').context.failure).toBeNull()
      expect(supported(...failed, 'address typed (Porto)')).toMatchObject({
        at: { lookup: { settled: 'idle' } },
        context: { failure: null },
      })
    },
  )

  test('shows a notice if the geocoder returns no name', () => {
    const failure = { kind: 'unexpected answer' }
    expect(supported(...located, 'reverse geocode: finds no place')).toMatchObject({
      at: { lookup: { settled: 'unnamed' } },
      tags: [],
      context: { place: null, failure },
      emitted: [{ notice: 'location unnamed', failure }],
    })
  })
})

describe('a typed location', () => {
  test.each(['nothing', 'blanks'])('of %s is not a location', (what) => {
    expect(unsupported(`address typed (${what})`).context.place).toBeNull()
  })

  test('has a city without blanks around it', () => {
    expect(supported('address typed (a city with blanks)').context.place).toEqual({
      type: 'Point',
      coordinates: [0, 0],
      address: ' Porto , Portugal',
      city: 'Porto',
    })
  })
})

describe('a form that is saved', () => {
  const settled = { type: 'place settled', isPlaceMissing: false }
  const answers = (...moves: string[]) => supported(...moves).sentTo.parent ?? []
  const found = [...located, 'reverse geocode: finds a place']

  test('is answered at once if no request runs, also after one has failed', () => {
    expect(answers('locked')).toEqual([settled])
    expect(answers('location requested', 'get position: is denied', 'locked')).toEqual([settled])
  })

  test('is answered once the place was found', () => {
    expect(supported(...located, 'locked')).toMatchObject({ tags: ['busy'], emitted: [] })
    const late = [...located, 'locked', 'reverse geocode: finds a place']
    expect(answers(...late)).toEqual([{ type: 'place changed', place: lisbon }, settled])
  })

  test.each([
    ['the position', ['location requested', 'locked', 'get position: takes too long']],
    ['its name', [...located, 'locked', 'reverse geocode: finds no place']],
  ])('learns that %s was not found', (_, moves) => {
    expect(answers(...moves)).toEqual([{ ...settled, isPlaceMissing: true }])
  })

  test('gets no answer after it no longer waits', () => {
    expect(answers(...located, 'locked', 'unlocked', 'reverse geocode: finds a place')).toEqual([
      { type: 'place changed', place: lisbon },
    ])
  })

  test('keeps the place and its hint', () => {
    expect(supported(...found, 'locked').at).toEqual({
      lookup: { settled: 'found' },
      lock: 'locked',
    })
    for (const change of ['address typed (Porto)', 'place replaced (by nothing)'])
      expect(() => supported('locked', change)).toThrow('is not possible')
  })
})
