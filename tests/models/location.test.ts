import { describe, expect, test } from 'vitest'
import { locationModel } from '../../machines/location/location-model.ts'
import { replay } from '../../machines/model/replay.ts'
import { told } from '../support/paths/told.ts'

test('a typed location has no coordinates, and its first part as the city (spec 3.14, 3.20, 3.21)', () => {
  const typed = replay(locationModel, {
    input: 'a browser that can tell',
    moves: ['address typed (Porto)'],
  })
  expect(typed.snapshot().context.place).toEqual({
    type: 'Point',
    coordinates: [0, 0],
    address: 'Porto, Portugal',
    city: 'Porto',
  })
})

test('editing what the browser has found gives its coordinates up (spec 3.20)', () => {
  const edited = replay(locationModel, {
    input: 'a browser that can tell',
    moves: [
      'locate requested',
      'find position: is found',
      'name place: is named',
      'address typed (Porto)',
    ],
  })
  expect(edited.snapshot().context.place).toMatchObject({ coordinates: [0, 0], city: 'Porto' })
})

test('an answer that comes after the member has typed is dropped, and so is that of an earlier question (fault 29)', () => {
  const overtaken = replay(locationModel, {
    input: 'a browser that can tell',
    moves: ['locate requested', 'find position: is found', 'address typed (Porto)'],
  })
  expect(overtaken.snapshot().context.place).toMatchObject({ address: 'Porto, Portugal' })
  expect(overtaken.services()).toEqual([])

  const askedAgain = replay(locationModel, {
    input: 'a browser that can tell',
    moves: [
      'locate requested',
      'find position: is found',
      'address typed (Porto)',
      'locate requested',
    ],
  })
  expect(askedAgain.services()).toEqual(['find position'])
})

/* The tour has no blanks and no second comma in what is typed. */
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
const able = (...moves: string[]) => told(model, 'a browser that can tell', ...moves)
const unable = (...moves: string[]) => told(model, 'a browser that cannot tell', ...moves)

const lisbon = {
  type: 'Point',
  coordinates: [-9.1, 38.7],
  address: 'Lisboa, Portugal',
  city: 'Lisboa',
}
const located = ['locate requested', 'find position: is found']

describe('finding the member', () => {
  test('begins with the place that is known', () => {
    expect(unable()).toMatchObject({ at: { settled: 'quiet' }, tags: [], asks: {}, says: [] })
    expect(unable().context).toEqual({
      place: lisbon,
      supported: false,
      coordinates: null,
      failure: null,
    })
  })

  test('asks the browser first, then the geocoder, busy meanwhile', () => {
    expect(able('locate requested')).toMatchObject({ at: 'locating', tags: ['busy'] })
    expect(Object.keys(able('locate requested').asks)).toEqual(['find position'])
    const coordinates = { longitude: -9.14, latitude: 38.71 }
    expect(able(...located)).toMatchObject({
      at: 'naming',
      tags: ['busy'],
      asks: { 'name place': { coordinates } },
    })
  })

  test('ends with the place, and says so', () => {
    const found = able(...located, 'name place: is named')
    expect(found).toMatchObject({
      at: { settled: 'found' },
      tags: [],
      asks: {},
      context: { place: lisbon, failure: null },
    })
    expect(found.says).toEqual([{ type: 'notice', notice: 'location updated' }])
  })

  test('is not even tried where the browser cannot tell, and that is said', () => {
    const asked = unable('locate requested')
    expect(asked).toMatchObject({ at: { settled: 'unsupported' }, asks: {} })
    expect(asked.says).toEqual([{ type: 'notice', notice: 'geolocation unsupported' }])
  })

  test.each([
    ['is denied', 'denied', 'not allowed'],
    ['takes too long', 'timed out', 'timed out'],
    ['is unavailable', 'unavailable', 'unreachable'],
  ])('that %s says why, until it is tried again or something is typed', (outcome, state, kind) => {
    const failed = ['locate requested', `find position: ${outcome}`]
    expect(able(...failed)).toMatchObject({
      at: { settled: state },
      tags: [],
      context: { failure: { kind } },
      says: [{ notice: 'location failed', failure: { kind } }],
    })
    expect(able(...failed, 'locate requested').context.failure).toBeNull()
    expect(able(...failed, 'address typed (Porto)')).toMatchObject({
      at: { settled: 'quiet' },
      context: { failure: null },
    })
  })

  test('that finds a place without a name says so', () => {
    const failure = { kind: 'unexpected answer' }
    expect(able(...located, 'name place: has no name')).toMatchObject({
      at: { settled: 'unnamed' },
      tags: [],
      context: { place: null, failure },
      says: [{ notice: 'location unnamed', failure }],
    })
  })
})

describe('a typed address', () => {
  test.each(['nothing', 'blanks'])('of %s is no place', (what) => {
    expect(unable(`address typed (${what})`).context.place).toBeNull()
  })

  test('has its city without blanks', () => {
    expect(able('address typed (a city with blanks)').context.place).toEqual({
      type: 'Point',
      coordinates: [0, 0],
      address: ' Porto , Portugal',
      city: 'Porto',
    })
  })
})
