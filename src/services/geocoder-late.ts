import { ServiceFailure } from '../../machines/failure.ts'
import type { Geocoder } from '../../machines/ports.ts'
import type { GeocoderParts } from './geocoder.ts'

/** The geocoder of `geocoder.ts`, loaded with the first question. Rejects 'unreachable' when it cannot be loaded. */
export const createLateGeocoder = (parts: GeocoderParts): Geocoder => {
  let loaded: Geocoder | null = null
  return {
    placeAt: async (coordinates, signal) => {
      const { createGeocoder } = await import('./geocoder.ts').catch(() => {
        throw new ServiceFailure({ kind: 'unreachable' })
      })
      loaded ??= createGeocoder(parts)
      return loaded.placeAt(coordinates, signal)
    },
  }
}
