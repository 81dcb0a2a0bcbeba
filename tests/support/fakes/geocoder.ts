import type { Place } from '../../../machines/member.ts'
import type { Geocoder } from '../../../machines/ports.ts'
import { createSteering, type Steering, unlessAborted } from './steering.ts'

/** A geocoder to which every place is the same town. */
export const createFakeGeocoder = (
  named: Pick<Place, 'address' | 'city'> = { address: 'Stockholm, Sweden', city: 'Stockholm' },
): Geocoder & { steering: Steering<'placeAt'> } => {
  const { steering, run } = createSteering<'placeAt'>()
  return {
    steering,
    placeAt: (coordinates, signal) =>
      unlessAborted(
        signal,
        run('placeAt', [coordinates], () => ({
          type: 'Point',
          coordinates: [coordinates.longitude, coordinates.latitude],
          ...named,
        })),
      ),
  }
}
