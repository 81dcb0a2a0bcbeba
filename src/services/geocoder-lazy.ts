import type { Geocoder } from '../../machines/ports.ts'
import type { GeocoderOptions } from './geocoder.ts'
import { loadedChunk } from './loaded-chunk.ts'

/** The geocoder of `geocoder.ts`, loaded with the first request. Rejects 'unreachable' if its chunk fails to load. */
export const createLazyGeocoder = (options: GeocoderOptions): Geocoder => {
  let loaded: Geocoder | null = null
  return {
    placeAt: async (coordinates, signal) => {
      const { createGeocoder } = await loadedChunk(import('./geocoder.ts'))
      loaded ??= createGeocoder(options)
      return loaded.placeAt(coordinates, signal)
    },
  }
}
