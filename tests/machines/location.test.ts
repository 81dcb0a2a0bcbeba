import { replay } from 'statewalk'
import { describe, expect, test } from 'vitest'
import { lisbon, locationModel } from '../../machines/location/location-model.ts'
import { none, walkMachine } from '../support/paths/walk-machine.ts'

test('a cancelled lookup has no answer, and another one can begin (fault 29)', () => {
  const cancelled = ['location requested', 'get position: is found', 'lookup cancelled']
  const services = (...moves: string[]) =>
    replay(locationModel, { input: 'a browser with geolocation', moves }).services()
  expect(services(...cancelled)).toEqual([])
  expect(services(...cancelled, 'location requested')).toEqual(['get position'])
})

const supported = (...moves: string[]) =>
  walkMachine(locationModel, 'a browser with geolocation', ...moves)
const unsupported = (...moves: string[]) =>
  walkMachine(locationModel, 'a browser without geolocation', ...moves)

const located = ['location requested', 'get position: is found']

describe('detecting the location', () => {
  test('starts without a request', () => {
    expect(unsupported()).toMatchObject({
      at: { lookup: { settled: 'idle' } },
      tags: [],
      services: none,
      emitted: [],
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
      context: { failure: null },
    })
    expect(found.emitted).toEqual([
      { type: 'place found', place: lisbon },
      { type: 'notice', notice: 'location updated' },
    ])
  })

  test.each([
    ['is denied', 'denied', 'not allowed'],
    ['takes too long', 'timed out', 'timed out'],
    ['is unavailable', 'unavailable', 'unreachable'],
  ])(
    'shows why it %s, until the next attempt or until the form has another place',
    (outcome, state, kind) => {
      const failed = ['location requested', `get position: ${outcome}`]
      expect(supported(...failed)).toMatchObject({
        at: { lookup: { settled: state } },
        tags: [],
        context: { failure: { kind } },
        emitted: [{ notice: 'location failed', failure: { kind } }],
      })
      expect(supported(...failed, 'location requested').context.failure).toBeNull()
      expect(supported(...failed, 'lookup cancelled')).toMatchObject({
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
      context: { failure },
      emitted: [{ notice: 'location unnamed', failure }],
    })
  })
})

describe('a form that is saved', () => {
  const settled = { type: 'place settled', isPlaceMissing: false }
  const answers = (...moves: string[]) => supported(...moves).sentTo.parent ?? []

  test('is answered at once if no request runs, also after one has failed', () => {
    expect(answers('locked')).toEqual([settled])
    expect(answers('location requested', 'get position: is denied', 'locked')).toEqual([settled])
  })

  test('is answered once the place was found', () => {
    expect(supported(...located, 'locked')).toMatchObject({ tags: ['busy'], emitted: [] })
    const late = [...located, 'locked', 'reverse geocode: finds a place']
    expect(answers(...late)).toEqual([{ type: 'place found', place: lisbon }, settled])
  })

  test.each([
    ['the position', ['location requested', 'locked', 'get position: takes too long']],
    ['its name', [...located, 'locked', 'reverse geocode: finds no place']],
  ])('learns that %s was not found', (_, moves) => {
    expect(answers(...moves)).toEqual([{ ...settled, isPlaceMissing: true }])
  })

  test('gets no answer after it no longer waits', () => {
    expect(answers(...located, 'locked', 'unlocked', 'reverse geocode: finds a place')).toEqual([
      { type: 'place found', place: lisbon },
    ])
  })

  test('keeps its hint', () => {
    const found = [...located, 'reverse geocode: finds a place']
    expect(supported(...found, 'locked').at).toEqual({
      lookup: { settled: 'found' },
      lock: 'locked',
    })
  })
})
