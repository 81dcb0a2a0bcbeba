import * as v from 'valibot'
import { failureOf, ServiceFailure } from '../../machines/failure.ts'
import type { Place } from '../../machines/member.ts'
import type { Coordinates, Geocoder } from '../../machines/ports.ts'
import { withinDeadline } from './deadline.ts'
import { type HttpAnswer, sendJson } from './http.ts'
import type { Timers } from './timers.ts'

/** The time limit of one question, in ms. */
const CALL_LIMIT = 10_000
/** The time between two questions, in ms: public geocoders ask for it, of a whole site. */
const PAUSE = 1_000

/** What a reverse geocoder needs to know. */
export type GeocoderParts = {
  url: string
  /** The reader's languages, the preferred one first, as in `navigator.languages`. */
  languages: readonly string[]
  timers: Timers
}

/**
 * A reverse geocoder that answers like Nominatim (specification, section 7). `url` is the whole address of
 * its reverse call. Where a visitor stands is told to it on about a kilometre only: a town needs no more. It is asked
 * once for the same kilometre, and at most once a second.
 */
export const createGeocoder = ({ url, languages, timers }: GeocoderParts): Geocoder => {
  const known = new Map<string, Name>()
  let turn: Promise<unknown> = Promise.resolve()

  const ask = async (query: Record<string, string>, signal?: AbortSignal): Promise<Name> => {
    const answer = await withinDeadline(
      async (ended) => {
        const mine = turn
        turn = mine.then(() => new Promise<void>((pass) => timers.after(PAUSE, pass)))
        await mine
        ended.throwIfAborted()
        const headers = { 'accept-language': languages.join(',') }
        return sendJson({ url, method: 'GET', headers, query }, ended)
      },
      { timers, milliseconds: CALL_LIMIT, signal },
    ).catch((error: unknown) => {
      throw new ServiceFailure(failureOf(error))
    })
    return nameIn(answer)
  }

  return {
    placeAt: async (coordinates, signal) => {
      const query = questionFor(coordinates)
      const key = `${query.lat} ${query.lon}`
      const name = known.get(key) ?? (await ask(query, signal))
      known.set(key, name)
      return { type: 'Point', coordinates: [coordinates.longitude, coordinates.latitude], ...name }
    },
  }
}

const nameIn = ({ status, body }: HttpAnswer): Name => {
  if (status === 429) throw new ServiceFailure({ kind: 'too many requests' })
  if (status >= 500) throw new ServiceFailure({ kind: 'server error' })
  const named = v.safeParse(reverseAnswer, body)
  if (!named.success) throw new ServiceFailure({ kind: 'unexpected answer' })
  const { display_name, address } = named.output
  return { address: display_name, city: address.city ?? address.town ?? address.village ?? '' }
}

type Name = Pick<Place, 'address' | 'city'>

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
