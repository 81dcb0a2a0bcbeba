import type { Place } from '../../../machines/member.ts'
import type { Geocoder } from '../../../machines/ports.ts'
import { createFakeControls, type FakeControls, unlessAborted } from './controls.ts'

/** A geocoder that returns the same town for all coordinates. */
export const createFakeGeocoder = (
  named: Pick<Place, 'address' | 'city'> = { address: 'Stockholm, Sweden', city: 'Stockholm' },
): Geocoder & { controls: FakeControls<'placeAt'> } => {
  const { controls, run } = createFakeControls<'placeAt'>()
  return {
    controls,
    placeAt: (coordinates, signal) =>
      unlessAborted(
        signal,
        run('placeAt', [coordinates], () => ({
          type: 'Point',
          coordinates: [
            Number(coordinates.longitude.toFixed(4)),
            Number(coordinates.latitude.toFixed(4)),
          ],
          ...named,
        })),
      ),
  }
}
