import * as v from 'valibot'
import { failureOf, ServiceFailure } from '../../machines/failure.ts'
import { callLimit } from '../../machines/limits.ts'
import type { Place } from '../../machines/member.ts'
import { placeLimits } from '../../machines/member-api.gen.ts'
import type { Coordinates, Geocoder } from '../../machines/ports.ts'
import { cutTo, isBlank, lineOf } from '../../machines/text-rules.gen.ts'
import { type HttpResponse, sendJson } from './http.ts'
import { type Timers, withinDeadline } from './timers.ts'

/** The minimum time between two requests, in ms. Public geocoders require it. */
const MIN_INTERVAL = 1_000

/** The settings of a reverse geocoder. */
export type GeocoderOptions = {
  url: string
  /** The reader's languages, the preferred one first, as in `navigator.languages`. */
  languages: readonly string[]
  timers: Timers
}

/**
 * A reverse geocoder with the API of Nominatim (specification, section 7). `url` is its whole reverse endpoint. The
 * position is rounded to four decimals, about 11 m, before it is sent, and the resulting place has exactly these
 * rounded coordinates (decision 0067). There is one request for the same coordinates, and at most one per second.
 */
export const createGeocoder = ({ url, languages, timers }: GeocoderOptions): Geocoder => {
  const cache = new Map<string, Name>()
  let queue: Promise<unknown> = Promise.resolve()

  const request = async (query: Record<string, string>, signal?: AbortSignal): Promise<Name> => {
    const response = await withinDeadline(
      async (deadline) => {
        const previous = queue
        queue = previous.then(
          () => new Promise<void>((resolve) => timers.after(MIN_INTERVAL, resolve)),
        )
        await previous
        deadline.throwIfAborted()
        const headers = { 'accept-language': languages.join(',') }
        return sendJson({ url, method: 'GET', headers, query }, deadline)
      },
      { timers, milliseconds: callLimit, signal },
    ).catch((error: unknown) => {
      throw new ServiceFailure(failureOf(error))
    })
    return nameIn(response)
  }

  return {
    placeAt: async (coordinates, signal) => {
      const longitude = rounded(coordinates.longitude)
      const latitude = rounded(coordinates.latitude)
      const key = `${latitude} ${longitude}`
      const name = cache.get(key) ?? (await request(queryFor({ longitude, latitude }), signal))
      cache.set(key, name)
      return { type: 'Point', coordinates: [longitude, latitude], ...name }
    },
  }
}

const nameIn = ({ status, body }: HttpResponse): Name => {
  if (status === 429) throw new ServiceFailure({ kind: 'too many requests' })
  if (status >= 500) throw new ServiceFailure({ kind: 'server error' })
  const decoded = v.safeParse(reverseResponse, body)
  if (!decoded.success) throw new ServiceFailure({ kind: 'unexpected answer' })
  const { display_name, address: parts } = decoded.output
  const city = [parts?.city, parts?.town, parts?.village].map(cleaned).find(isVisible) ?? ''
  const address = [cleaned(display_name), city].find(isVisible)
  if (address === undefined) throw new ServiceFailure({ kind: 'unexpected answer' })
  return { address: cutTo(address, placeLimits.address), city: cutTo(city, placeLimits.city) }
}

const cleaned = (text: unknown): string => (typeof text === 'string' ? lineOf(text) : '')
const isVisible = (text: string): boolean => !isBlank(text)

type Name = Pick<Place, 'address' | 'city'>

/** Four decimals of a degree are about 11 m. Adding 0 turns -0 into 0. */
const rounded = (degrees: number): number => Number(degrees.toFixed(4)) + 0

const queryFor = ({ longitude, latitude }: Coordinates) => ({
  lat: String(latitude),
  lon: String(longitude),
  format: 'json',
  addressdetails: '1',
})

const parts = v.object({
  city: v.optional(v.unknown()),
  town: v.optional(v.unknown()),
  village: v.optional(v.unknown()),
})

/** A part that is missing, null or no text is left out, because the others may name the place. */
const reverseResponse = v.object({
  display_name: v.optional(v.unknown()),
  address: v.fallback(v.nullish(parts), null),
})
