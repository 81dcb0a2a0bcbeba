import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { parseAccept } from 'hono/utils/accept'
import { z } from 'zod'
import { nearestPlace } from './nearest-place.ts'
import { toReverseResponse } from './reverse-response.ts'

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
