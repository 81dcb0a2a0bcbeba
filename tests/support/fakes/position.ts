import { ServiceFailure } from '../../../machines/failure.ts'
import type { Coordinates, Position } from '../../../machines/ports.ts'
import { createFakeControls, type FakeControls, unlessAborted } from './controls.ts'

/** A browser at fixed coordinates; null for a browser without geolocation. */
export const createFakePosition = (
  coordinates: Coordinates | null = { longitude: 18.06861, latitude: 59.32934 },
): Position & { controls: FakeControls<'current'> } => {
  const { controls, run } = createFakeControls<'current'>()
  return {
    controls,
    isSupported: () => coordinates !== null,
    current: (signal) =>
      unlessAborted(
        signal,
        run('current', [], () => {
          if (coordinates === null) throw new ServiceFailure({ kind: 'unreachable' })
          return coordinates
        }),
      ),
  }
}
