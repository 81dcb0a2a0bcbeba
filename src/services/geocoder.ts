import * as v from 'valibot'
import { failureOf, ServiceFailure } from '../../machines/failure.ts'
import type { Coordinates, Geocoder } from '../../machines/ports.ts'
import { withinDeadline } from './deadline.ts'
import { sendJson } from './http.ts'
import type { Timers } from './timers.ts'

/** The time limit of one question, in ms. */
const CALL_LIMIT = 10_000

/** What a reverse geocoder needs to know. */
export type GeocoderParts = {
  url: string
  /** The reader's languages, the preferred one first, as in `navigator.languages`. */
  languages: readonly string[]
  timers: Timers
}

/**
 * A reverse geocoder that answers like Nominatim (specification, section 7). `url` is the whole address of
 * its reverse call. Where a visitor stands is told to it on about a kilometre only: a town needs no more.
 */
export const createGeocoder = ({ url, languages, timers }: GeocoderParts): Geocoder => ({
  placeAt: async (coordinates, signal) => {
    const answer = await withinDeadline(
      (ended) =>
        sendJson(
          {
            url,
            method: 'GET',
            headers: { 'accept-language': languages.join(',') },
            query: questionFor(coordinates),
          },
          ended,
        ),
      { timers, milliseconds: CALL_LIMIT, signal },
    ).catch((error: unknown) => {
      throw new ServiceFailure(failureOf(error))
    })
    if (answer.status === 429) throw new ServiceFailure({ kind: 'too many requests' })
    if (answer.status >= 500) throw new ServiceFailure({ kind: 'server error' })
    const named = v.safeParse(reverseAnswer, answer.body)
    if (!named.success) throw new ServiceFailure({ kind: 'unexpected answer' })
    const { display_name, address } = named.output
    return {
      type: 'Point',
      coordinates: [coordinates.longitude, coordinates.latitude],
      address: display_name,
      city: address.city ?? address.town ?? address.village ?? '',
    }
  },
})

const questionFor = ({ longitude, latitude }: Coordinates) => ({
  lat: latitude.toFixed(2),
  lon: longitude.toFixed(2),
  format: 'json',
  addressdetails: '1',
})

const name = v.optional(v.pipe(v.string(), v.maxLength(200)))

const reverseAnswer = v.object({
  display_name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(500)),
  address: v.optional(v.object({ city: name, town: name, village: name }), {}),
})
