import { type FailureKind, ServiceFailure } from '../../machines/failure.ts'
import type { Position } from '../../machines/ports.ts'

/** The part of the page's navigator that tells where the browser is; absent in old browsers and on insecure pages. */
export type PositionNavigator = {
  readonly geolocation?: Pick<Geolocation, 'getCurrentPosition'>
}

/** In ms, from the moment the visitor allows it: how long they think about it does not count. */
const TIME_LIMIT = 10_000

/** The browser's own position, asked anew each time (specification, section 5). */
export const createPosition = ({ geolocation }: PositionNavigator): Position => ({
  isSupported: () => geolocation !== undefined,
  current: (signal) =>
    new Promise((resolve, reject) => {
      const fail = (kind: FailureKind) => reject(new ServiceFailure({ kind }))
      if (signal?.aborted) return fail('overtaken')
      if (!geolocation) return fail('unreachable')
      signal?.addEventListener('abort', () => fail('overtaken'), { once: true })
      geolocation.getCurrentPosition(
        ({ coords: { longitude, latitude } }) => resolve({ longitude, latitude }),
        ({ code }) => fail(kinds.get(code) ?? 'unreachable'),
        { timeout: TIME_LIMIT, maximumAge: 0 },
      )
    }),
})

/** The codes of a `GeolocationPositionError` that say more than that there is no position. */
const kinds: ReadonlyMap<number, FailureKind> = new Map([
  [1, 'not allowed'],
  [3, 'timed out'],
])
