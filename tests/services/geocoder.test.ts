import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningServer, serve } from '../../backend/api/server.ts'
import { geocoderRoutes } from '../../backend/local/geocoder/routes.ts'
import type { Geocoder } from '../../machines/ports.ts'
import { createGeocoder } from '../../src/services/geocoder.ts'
import { browserTimers } from '../../src/services/timers.ts'
import { deferred } from '../support/deferred.ts'
import { failing } from '../support/failing.ts'
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
  test('names the town of a position (spec 3.14, 3.15)', async () => {
    const place = await open().placeAt(stockholm)
    expect(place).toEqual({
      type: 'Point',
      coordinates: [18.06861, 59.32934],
      address: expect.stringContaining('Stockholm'),
      city: 'Stockholm',
    })
  })

  test('drops the answer of which nobody waits for', async () => {
    expect(await failing(open().placeAt(stockholm, AbortSignal.abort()))).toBe('overtaken')
  })
})

describe('a question to a geocoder', () => {
  test('tells a kilometre, the reader’s languages, and no more (spec 7.33, 7.34)', async () => {
    server.script(json(200, { display_name: 'Stockholm' }))
    await geocoderAt(`${server.origin}/reverse`).placeAt(stockholm)
    const [request] = server.requests
    const asked = new URL(request?.path ?? '', server.origin)
    expect(asked.pathname).toBe('/reverse')
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      lat: '59.33',
      lon: '18.07',
      format: 'json',
      addressdetails: '1',
    })
    expect(request?.headers['accept-language']).toBe('sv,en')
    expect(request?.headers.authorization).toBeUndefined()
  })

  test.each([
    ['poles', { longitude: 0, latitude: -90 }, '-90.00', '0.00'],
    ['the date line', { longitude: -180, latitude: 0.00001 }, '0.00', '-180.00'],
  ])('works at %s (fault 104)', async (_where, coordinates, lat, lon) => {
    server.script(json(200, { display_name: 'Somewhere' }))
    await geocoderAt(server.origin).placeAt(coordinates)
    const asked = new URL(server.requests[0]?.path ?? '', server.origin)
    expect([asked.searchParams.get('lat'), asked.searchParams.get('lon')]).toEqual([lat, lon])
  })
})

describe('many questions to a geocoder', () => {
  test('are one for the same kilometre (fault 102)', async () => {
    const geocoder = geocoderAt(server.origin)
    server.script(json(200, { display_name: 'Stockholm', address: { city: 'Stockholm' } }))
    await geocoder.placeAt(stockholm)
    const nextDoor = { longitude: stockholm.longitude + 0.001, latitude: stockholm.latitude }
    expect(await geocoder.placeAt(nextDoor)).toEqual({
      type: 'Point',
      coordinates: [nextDoor.longitude, nextDoor.latitude],
      address: 'Stockholm',
      city: 'Stockholm',
    })
    expect(server.requests).toHaveLength(1)
  })

  test('are one a second for different places (fault 102)', async () => {
    const { clock, timers } = createSteppedTime()
    const geocoder = geocoderAt(server.origin, timers)
    server.script(json(200, { display_name: 'Stockholm' }), json(200, { display_name: 'Oslo' }))
    await geocoder.placeAt(stockholm)
    const second = geocoder.placeAt({ longitude: 10.75, latitude: 59.91 })
    clock.advance(999)
    // A whole question takes longer than one that came too early would take to arrive.
    await geocoderAt(`http://127.0.0.1:${local.port}/reverse`).placeAt(stockholm)
    expect(server.requests).toHaveLength(1)
    clock.advance(1)
    expect(await second).toMatchObject({ address: 'Oslo' })
    expect(server.requests).toHaveLength(2)
  })
})

describe('an answer of a geocoder', () => {
  test.each([
    ['city', 'Stockholm'],
    ['town', 'Sigtuna'],
    ['village', 'Rosersberg'],
  ])('names the %s (spec 3.17, 3.18, 3.19, 7.36)', async (kind, name) => {
    server.script(json(200, { display_name: name, address: { [kind]: name, country: 'Sweden' } }))
    expect(await geocoderAt(server.origin).placeAt(stockholm)).toMatchObject({ city: name })
  })

  test('gives its display name as the address, and may name no town at all (spec 3.16, 7.35)', async () => {
    server.script(json(200, { display_name: 'Baltic Sea', address: { country: 'Sweden' } }))
    expect(await geocoderAt(server.origin).placeAt(stockholm)).toMatchObject({
      address: 'Baltic Sea',
      city: '',
    })
  })

  test('is text, whatever it looks like (fault 103)', async () => {
    const address = '<img src=x onerror=alert(1)>'
    server.script(json(200, { display_name: address }))
    expect(await geocoderAt(server.origin).placeAt(stockholm)).toMatchObject({ address })
  })

  test.each<[string, Answer, string]>([
    ['no place there', json(200, { error: 'Unable to geocode' }), 'unexpected answer'],
    ['another shape', json(200, { display_name: 7 }), 'unexpected answer'],
    ['a novel', json(200, { display_name: 'x'.repeat(501) }), 'unexpected answer'],
    ['a page', text(200, 'text/html', '<h1>Maps</h1>'), 'unexpected answer'],
    ['a bad request', json(400, { error: { code: 400 } }), 'unexpected answer'],
    ['too many requests', json(429, {}), 'too many requests'],
    ['an error of its own', json(500, {}), 'server error'],
    ['a closed line', cut, 'unreachable'],
  ])('that says %s (fault 101)', async (_what, answer, kind) => {
    server.script(answer)
    expect(await failing(geocoderAt(server.origin).placeAt(stockholm))).toBe(kind)
  })

  test('is not waited for longer than 10 000 ms', async () => {
    const time = createSteppedTime()
    const arrived = deferred()
    server.script(() => arrived.resolve())
    const kind = failing(geocoderAt(server.origin, time.timers).placeAt(stockholm))
    await arrived.promise
    time.clock.advance(10_000)
    expect(await kind).toBe('timed out')
  })
})
