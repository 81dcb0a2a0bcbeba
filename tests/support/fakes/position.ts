import { ServiceFailure } from '../../../machines/failure.ts'
import type { Coordinates, Position } from '../../../machines/ports.ts'
import { createSteering, type Steering, unlessAborted } from './steering.ts'

/** A browser that stands still; null for one that cannot tell where it is. */
export const createFakePosition = (
  place: Coordinates | null = { longitude: 18.06861, latitude: 59.32934 },
): Position & { steering: Steering<'current'> } => {
  const { steering, run } = createSteering<'current'>()
  return {
    steering,
    isSupported: () => place !== null,
    current: (signal) =>
      unlessAborted(
        signal,
        run('current', [], () => {
          if (place === null) throw new ServiceFailure({ kind: 'unreachable' })
          return place
        }),
      ),
  }
}
