import { describe, expect, test } from 'vitest'
import type { Position } from '../../machines/ports.ts'
import { createPosition, type PositionSource } from '../../src/services/position.ts'
import { failureKindOf } from '../support/failure-kind.ts'
import { createFakePosition } from '../support/fakes/position.ts'

const stockholm = { longitude: 18.06861, latitude: 59.32934 }

/** A browser with the permission, which records the requested options. */
const browserWithPermission = () => {
  const requests: (PositionOptions | undefined)[] = []
  const geolocation: PositionSource = {
    getCurrentPosition: (succeed, _fail, options) => {
      requests.push(options)
      // The site only reads the coordinates of a position.
      succeed({ coords: stockholm } as GeolocationPosition)
    },
  }
  return { requests, geolocation }
}

const failingWith = (code: number): PositionSource => ({
  getCurrentPosition: (_succeed, fail) => fail?.({ code } as GeolocationPositionError),
})

describe.each<[string, () => Position, () => Position]>([
  ['the fake position', () => createFakePosition(), () => createFakePosition(null)],
  [
    'the browser’s position',
    () => createPosition(browserWithPermission().geolocation),
    () => createPosition(null),
  ],
])('%s', (_name, open, openWithout) => {
  test('returns the coordinates', async () => {
    expect(open().isSupported()).toBe(true)
    expect(await open().current()).toEqual(stockholm)
  })

  test('reports a browser without geolocation', async () => {
    expect(openWithout().isSupported()).toBe(false)
    expect(await failureKindOf(openWithout().current())).toBe('unreachable')
  })

  test('supersedes an aborted call', async () => {
    expect(await failureKindOf(open().current(AbortSignal.abort()))).toBe('superseded')
  })
})

describe('the browser’s position', () => {
  test('is requested without a cached position and with a timeout of 10 000 ms', async () => {
    const browser = browserWithPermission()
    await createPosition(browser.geolocation).current()
    expect(browser.requests).toEqual([{ timeout: 10_000, maximumAge: 0 }])
  })

  test('is superseded when the call is aborted during the request', async () => {
    const gone = new AbortController()
    const position = createPosition({ getCurrentPosition: () => {} })
    const kind = failureKindOf(position.current(gone.signal))
    gone.abort()
    expect(await kind).toBe('superseded')
  })

  test.each([
    [1, 'not allowed'],
    [2, 'unreachable'],
    [3, 'timed out'],
    [4, 'unreachable'],
  ])('that fails with the code %i has the failure “%s” (fault 97, 98, 100)', async (code, kind) => {
    expect(await failureKindOf(createPosition(failingWith(code)).current())).toBe(kind)
  })
})
