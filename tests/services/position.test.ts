import { describe, expect, test } from 'vitest'
import type { Position } from '../../machines/ports.ts'
import { createPosition, type PositionNavigator } from '../../src/services/position.ts'
import { failing } from '../support/failing.ts'
import { createFakePosition } from '../support/fakes/position.ts'

const stockholm = { longitude: 18.06861, latitude: 59.32934 }

/** A browser that was allowed to tell, and what it was asked for. */
const standing = () => {
  const asked: (PositionOptions | undefined)[] = []
  const geolocation: PositionNavigator['geolocation'] = {
    getCurrentPosition: (tell, _fail, options) => {
      asked.push(options)
      // A browser tells far more of a position than what is read here.
      tell({ coords: stockholm } as GeolocationPosition)
    },
  }
  return { asked, geolocation }
}

const failingWith = (code: number): PositionNavigator => ({
  geolocation: {
    getCurrentPosition: (_tell, fail) => fail?.({ code } as GeolocationPositionError),
  },
})

describe.each<[string, () => Position, () => Position]>([
  ['the fake position', () => createFakePosition(), () => createFakePosition(null)],
  ['the browser’s position', () => createPosition(standing()), () => createPosition({})],
])('%s', (_name, open, openWithout) => {
  test('tells where the browser is', async () => {
    expect(open().isSupported()).toBe(true)
    expect(await open().current()).toEqual(stockholm)
  })

  test('says that a browser cannot tell', async () => {
    expect(openWithout().isSupported()).toBe(false)
    expect(await failing(openWithout().current())).toBe('unreachable')
  })

  test('drops what nobody waits for', async () => {
    expect(await failing(open().current(AbortSignal.abort()))).toBe('overtaken')
  })
})

describe('the browser’s position', () => {
  test('is asked anew, and given 10 000 ms', async () => {
    const browser = standing()
    await createPosition(browser).current()
    expect(browser.asked).toEqual([{ timeout: 10_000, maximumAge: 0 }])
  })

  test('is dropped when the visitor goes on while the browser still asks', async () => {
    const gone = new AbortController()
    const position = createPosition({ geolocation: { getCurrentPosition: () => {} } })
    const kind = failing(position.current(gone.signal))
    gone.abort()
    expect(await kind).toBe('overtaken')
  })

  test.each([
    [1, 'not allowed'],
    [2, 'unreachable'],
    [3, 'timed out'],
    [4, 'unreachable'],
  ])('that fails with code %i is “%s” (fault 97, 98, 100)', async (code, kind) => {
    expect(await failing(createPosition(failingWith(code)).current())).toBe(kind)
  })
})
