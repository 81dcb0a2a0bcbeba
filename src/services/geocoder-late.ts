import { ServiceFailure } from '../../machines/failure.ts'
import type { Geocoder } from '../../machines/ports.ts'
import type { GeocoderParts } from './geocoder.ts'

/** The geocoder of `geocoder.ts`, loaded with the first question. Rejects 'unreachable' when it cannot be loaded. */
export const createLateGeocoder = (parts: GeocoderParts): Geocoder => ({
  placeAt: async (coordinates, signal) => {
    const { createGeocoder } = await import('./geocoder.ts').catch(() => {
      throw new ServiceFailure({ kind: 'unreachable' })
    })
    return createGeocoder(parts).placeAt(coordinates, signal)
  },
})
