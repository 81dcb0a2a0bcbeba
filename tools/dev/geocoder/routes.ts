import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { parseAccept } from 'hono/utils/accept'
import { z } from 'zod'
import { type KnownPlace, places } from './places.ts'

/**
 * Creates `GET /reverse`: a reverse geocoder compatible with Nominatim, with some sixty places.
 * `origins` are the allowed CORS origins. Without a place nearby the response is 200 with an `error`, like
 * Nominatim's. An invalid position is answered with 400.
 */
export const geocoderRoutes = ({ origins }: { origins: readonly string[] }): Hono => {
  const routes = new Hono()
  routes.use(cors({ origin: [...origins], allowMethods: ['GET'] }))
  routes.get('/reverse', (context) => {
    const query = querySchema.safeParse(context.req.query())
    if (!query.success) {
      const message = query.error.issues.map((issue) => issue.message).join(' ')
      return context.json({ error: { code: 400, message } }, 400)
    }
    const { lat, lon, addressdetails } = query.data
    const nearest = nearestPlace(lon, lat)
    context.header('Cache-Control', 'no-store')
    context.header('Vary', 'Accept-Language', { append: true })
    if (nearest === null) return context.json({ error: 'Unable to geocode' })
    return context.json(
      toReverseResponse(
        nearest,
        languagesOf(context.req.header('Accept-Language')),
        addressdetails === '1',
      ),
    )
  })
  return routes
}

const degrees = (name: string, limit: number) =>
  z
    .string(`Parameter '${name}' is missing.`)
    .regex(/^[+-]?(\d+\.?\d*|\.\d+)$/, `Floating-point number expected for parameter '${name}'.`)
    .transform(Number)
    .pipe(
      z.number().min(-limit, `'${name}' is out of range.`).max(limit, `'${name}' is out of range.`),
    )

const querySchema = z.object({
  lat: degrees('lat', 90),
  lon: degrees('lon', 180),
  format: z.literal('json', "Parameter 'format' must be 'json'."),
  addressdetails: z.enum(['0', '1'], "Parameter 'addressdetails' must be 0 or 1.").default('1'),
})

/** The languages of the reader, by preference. */
const languagesOf = (header: string | undefined): readonly string[] =>
  parseAccept(header ?? '').map(({ type }) => type)

/** The maximum distance to a place in km: about a flight of two hours. */
const maxDistance = 1_500

/** Returns the known place nearest to a position in degrees, or null far out at sea or at a pole. */
const nearestPlace = (longitude: number, latitude: number): KnownPlace | null => {
  const [nearest] = places
    .map((place) => ({ place, distance: distanceTo(place, longitude, latitude) }))
    .sort((one, other) => one.distance - other.distance)
  return nearest && nearest.distance <= maxDistance ? nearest.place : null
}

/* The haversine formula, in km. */
const distanceTo = (place: KnownPlace, longitude: number, latitude: number): number => {
  const half = (degrees: number) => Math.sin((degrees * Math.PI) / 360) ** 2
  const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180)
  const share =
    half(place.latitude - latitude) +
    cosine(latitude) * cosine(place.latitude) * half(place.longitude - longitude)
  return 2 * 6_371 * Math.asin(Math.sqrt(share))
}

/** A reverse geocoding response of Nominatim: the fields that the site reads, and a few others. */
type ReverseResponse = {
  lat: string
  lon: string
  name: string
  display_name: string
  address?: Address
}

type Address = Partial<Record<KnownPlace['kind'], string>> & {
  country: string
  country_code: string
}

/** Creates the response for a place, with the country in the first supported language of the reader. */
const toReverseResponse = (
  { name, country: code, kind, latitude, longitude }: KnownPlace,
  languages: readonly string[],
  withAddress: boolean,
): ReverseResponse => {
  const country = countryName(code, languages)
  return {
    lat: String(latitude),
    lon: String(longitude),
    name,
    display_name: `${name}, ${country}`,
    ...(withAddress
      ? { address: { [kind]: name, country, country_code: code.toLowerCase() } }
      : {}),
  }
}

const countryName = (code: string, languages: readonly string[]): string =>
  new Intl.DisplayNames([...languages.filter(isLanguage), 'en'], { type: 'region' }).of(code) ??
  code

/** `Accept-Language` is untrusted. A malformed tag must not fail the request. */
const isLanguage = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
