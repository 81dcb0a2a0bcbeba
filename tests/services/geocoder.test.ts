import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningServer, serve } from '../../backend/server.ts'
import type { Geocoder } from '../../machines/ports.ts'
import { createGeocoder } from '../../src/services/geocoder.ts'
import { browserTimers } from '../../src/services/timers.ts'
import { geocoderRoutes } from '../../tools/dev/geocoder/routes.ts'
import { deferred } from '../support/deferred.ts'
import { failureKindOf } from '../support/failure-kind.ts'
import { createFakeGeocoder } from '../support/fakes/geocoder.ts'
import {
  type Answer,
  cut,
  json,
  type ScriptedServer,
  startScriptedServer,
  text,
} from '../support/scripted-server.ts'
import { createSteppedTime } from '../support/stepped-time.ts'

const stockholm = { longitude: 18.06861, latitude: 59.32934 }

let local: RunningServer
let server: ScriptedServer

beforeAll(async () => {
  local = await serve(geocoderRoutes({ origins: [] }), 0, '127.0.0.1')
  server = await startScriptedServer()
})

afterAll(() => Promise.all([local.close(0), server.close()]))

const geocoderAt = (url: string, timers = browserTimers): Geocoder =>
  createGeocoder({ url, languages: ['sv', 'en'], timers })

describe.each<[string, () => Geocoder]>([
  ['the fake geocoder', () => createFakeGeocoder()],
  ['the geocoder of the local stack', () => geocoderAt(`http://127.0.0.1:${local.port}/reverse`)],
])('%s', (_name, open) => {
  test('returns the town of a position (spec 3.14, 3.15)', async () => {
    const place = await open().placeAt(stockholm)
    expect(place).toEqual({
      type: 'Point',
      coordinates: [18.0686, 59.3293],
      address: expect.stringContaining('Stockholm'),
      city: 'Stockholm',
    })
  })

  test('supersedes an aborted request', async () => {
    expect(await failureKindOf(open().placeAt(stockholm, AbortSignal.abort()))).toBe('superseded')
  })
})

describe('a request to a geocoder', () => {
  test('contains only the position with four decimals and the languages of the browser (spec 7.33, 7.34)', async () => {
    server.script(json(200, { display_name: 'Stockholm' }))
    await geocoderAt(`${server.origin}/reverse`).placeAt(stockholm)
    const [request] = server.requests
    expect(request?.method).toBe('GET')
    const url = new URL(request?.path ?? '', server.origin)
    expect(url.pathname).toBe('/reverse')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      lat: '59.3293',
      lon: '18.0686',
      format: 'json',
      addressdetails: '1',
    })
    expect(request?.headers['accept-language']).toBe('sv,en')
    expect(request?.headers.authorization).toBeUndefined()
  })

  test.each([
    ['Stockholm', stockholm],
    ['the poles', { longitude: 0, latitude: -90 }],
    ['the date line', { longitude: -180, latitude: 0.00001 }],
    ['the meridian', { longitude: -0.00001, latitude: 51.47782 }],
    ['the last position before the date line', { longitude: 179.99996, latitude: -16.5 }],
  ])(
    'contains exactly the coordinates that are stored: %s (fault 104)',
    async (_where, position) => {
      server.script(json(200, { display_name: 'Somewhere' }))
      const { coordinates } = await geocoderAt(server.origin).placeAt(position)
      const url = new URL(server.requests[0]?.path ?? '', server.origin)
      const sent = ['lon', 'lat'].map((name) => Number(url.searchParams.get(name)))
      expect(coordinates).toEqual(sent)
      expect(sent).toEqual([
        expect.closeTo(position.longitude, 4),
        expect.closeTo(position.latitude, 4),
      ])
    },
  )
})

describe('several requests to a geocoder', () => {
  test('are sent once for the same four decimals (fault 102)', async () => {
    const geocoder = geocoderAt(server.origin)
    server.script(json(200, { display_name: 'Stockholm', address: { city: 'Stockholm' } }))
    await geocoder.placeAt(stockholm)
    const nearby = { longitude: stockholm.longitude + 0.00002, latitude: stockholm.latitude }
    expect(await geocoder.placeAt(nearby)).toEqual({
      type: 'Point',
      coordinates: [18.0686, 59.3293],
      address: 'Stockholm',
      city: 'Stockholm',
    })
    expect(server.requests).toHaveLength(1)
  })

  test('are sent at most once per second for different places (fault 102)', async () => {
    const { clock, timers } = createSteppedTime()
    const geocoder = geocoderAt(server.origin, timers)
    server.script(json(200, { display_name: 'Stockholm' }), json(200, { display_name: 'Oslo' }))
    await geocoder.placeAt(stockholm)
    const second = geocoder.placeAt({ longitude: 10.75, latitude: 59.91 })
    clock.advance(999)
    // A complete exchange takes longer than an early request would need to arrive.
    await geocoderAt(`http://127.0.0.1:${local.port}/reverse`).placeAt(stockholm)
    expect(server.requests).toHaveLength(1)
    clock.advance(1)
    expect(await second).toMatchObject({ address: 'Oslo' })
    expect(server.requests).toHaveLength(2)
  })
})

describe('a response of a geocoder', () => {
  test.each([
    ['the city', 'Stockholm', { city: 'Stockholm', town: 'Sigtuna', village: 'Rosersberg' }],
    ['the town if there is no city', 'Sigtuna', { town: 'Sigtuna', village: 'Rosersberg' }],
    ['the village if there is neither', 'Rosersberg', { village: 'Rosersberg' }],
  ])('gives %s as the city (spec 3.17, 3.18, 3.19, 7.36)', async (_kind, name, parts) => {
    server.script(json(200, { display_name: 'Sweden', address: { ...parts, country: 'Sweden' } }))
    expect(await geocoderAt(server.origin).placeAt(stockholm)).toMatchObject({ city: name })
  })

  test('gives its whole display name as the address, and may have no city (spec 3.16, 7.35)', async () => {
    const display_name = 'Östersjön, Värmdö kommun, Stockholms län, Sverige'
    server.script(json(200, { display_name, address: { country: 'Sweden' } }))
    expect(await geocoderAt(server.origin).placeAt(stockholm)).toMatchObject({
      address: display_name,
      city: '',
    })
    server.script(json(200, { display_name, address: { village: 'Sandhamn' } }))
    expect(await geocoderAt(server.origin).placeAt(stockholm)).toMatchObject({
      address: display_name,
      city: 'Sandhamn',
    })
  })

  test.each<[string, unknown, { address: string; city: string }]>([
    [
      'no city',
      { display_name: 'Ekerö, Sverige', address: { city: null } },
      { address: 'Ekerö, Sverige', city: '' },
    ],
    [
      'an empty city beside a town',
      { display_name: 'Sigtuna, Sverige', address: { city: ' ', town: 'Sigtuna' } },
      { address: 'Sigtuna, Sverige', city: 'Sigtuna' },
    ],
    ['no address', { display_name: 'Sverige', address: null }, { address: 'Sverige', city: '' }],
    [
      'an address of another type',
      { display_name: 'Sverige', address: 'Sverige' },
      { address: 'Sverige', city: '' },
    ],
    [
      'a city only',
      { display_name: null, address: { village: 'Rosersberg' } },
      { address: 'Rosersberg', city: 'Rosersberg' },
    ],
    [
      'line breaks and control characters',
      { display_name: 'Gamla stan,\r\nStockholm\0\u202c', address: { city: 'Stock\u00adholm\t' } },
      { address: 'Gamla stan, Stockholm', city: 'Stockholm' },
    ],
    [
      'a name and a city that are too long',
      { display_name: 'x'.repeat(501), address: { city: 'y'.repeat(201) } },
      { address: 'x'.repeat(500), city: 'y'.repeat(200) },
    ],
  ])('with %s is used as far as it goes', async (_what, answer, place) => {
    server.script(json(200, answer))
    expect(await geocoderAt(server.origin).placeAt(stockholm)).toMatchObject(place)
  })

  test('with markup is returned as text (fault 103)', async () => {
    const address = '<img src=x onerror=alert(1)>'
    server.script(json(200, { display_name: address }))
    expect(await geocoderAt(server.origin).placeAt(stockholm)).toMatchObject({ address })
  })

  test.each<[string, Answer, string]>([
    ['no result', json(200, { error: 'Unable to geocode' }), 'unexpected answer'],
    ['an invalid type', json(200, { display_name: 7 }), 'unexpected answer'],
    ['nothing that can be seen', json(200, { display_name: '\u200b' }), 'unexpected answer'],
    ['an HTML page', text(200, 'text/html', '<h1>Maps</h1>'), 'unexpected answer'],
    ['a bad request', json(400, { error: { code: 400 } }), 'unexpected answer'],
    ['too many requests', json(429, {}), 'too many requests'],
    ['an internal error', json(500, {}), 'server error'],
    ['a closed connection', cut, 'unreachable'],
  ])('that is %s is rejected (fault 101)', async (_what, answer, kind) => {
    server.script(answer)
    expect(await failureKindOf(geocoderAt(server.origin).placeAt(stockholm))).toBe(kind)
  })

  test('times out after 10 000 ms', async () => {
    const time = createSteppedTime()
    const arrived = deferred()
    server.script(() => arrived.resolve())
    const kind = failureKindOf(geocoderAt(server.origin, time.timers).placeAt(stockholm))
    await arrived.promise
    time.clock.advance(10_000)
    expect(await kind).toBe('timed out')
  })
})
