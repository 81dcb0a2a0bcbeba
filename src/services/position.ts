import { type FailureKind, ServiceFailure } from '../../machines/failure.ts'
import type { Position } from '../../machines/ports.ts'

/** The geolocation of a browser; absent in old browsers and on insecure pages. */
export type PositionSource = Pick<Geolocation, 'getCurrentPosition'>

/** In ms. Starts when the visitor has given permission. */
const TIME_LIMIT = 10_000

/** The position of the browser. Every call requests it again (specification, section 5). */
export const createPosition = (geolocation: PositionSource | null): Position => ({
  isSupported: () => geolocation !== null,
  current: (signal) =>
    new Promise((resolve, reject) => {
      const fail = (kind: FailureKind) => reject(new ServiceFailure({ kind }))
      if (signal?.aborted) return fail('superseded')
      if (!geolocation) return fail('unreachable')
      signal?.addEventListener('abort', () => fail('superseded'), { once: true })
      geolocation.getCurrentPosition(
        ({ coords: { longitude, latitude } }) => resolve({ longitude, latitude }),
        ({ code }) => fail(kinds.get(code) ?? 'unreachable'),
        { timeout: TIME_LIMIT, maximumAge: 0 },
      )
    }),
})

/** The codes of a `GeolocationPositionError` with a kind of their own. */
const kinds: ReadonlyMap<number, FailureKind> = new Map([
  [1, 'not allowed'],
  [3, 'timed out'],
])
