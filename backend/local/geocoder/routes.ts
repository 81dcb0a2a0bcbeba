import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { parseAccept } from 'hono/utils/accept'
import { z } from 'zod'
import { answerFor } from './answer.ts'

/**
 * `GET /reverse`: a reverse geocoder that answers like Nominatim, from a data set on this machine.
 * `origins` are the pages that may ask. Where no settlement is near it answers 200 with an `error`, as
 * Nominatim does; a position that is none is 400.
 */
export const geocoderRoutes = ({ origins }: { origins: readonly string[] }): Hono => {
  const routes = new Hono()
  routes.use(cors({ origin: [...origins], allowMethods: ['GET'] }))
  routes.get('/reverse', async (context) => {
    const asked = question.safeParse(context.req.query())
    if (!asked.success) {
      const message = asked.error.issues.map((issue) => issue.message).join(' ')
      return context.json({ error: { code: 400, message } }, 400)
    }
    const { lat, lon, addressdetails } = asked.data
    // Loaded at the first question: the data takes 0.3 s, which the start need not wait for.
    const { nearestSettlement } = await import('./nearest-settlement.ts')
    const nearest = nearestSettlement(lon, lat)
    context.header('Cache-Control', 'no-store')
    context.header('Vary', 'Accept-Language', { append: true })
    if (nearest === null) return context.json({ error: 'Unable to geocode' })
    return context.json(
      answerFor(
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

const question = z.object({
  lat: degrees('lat', 90),
  lon: degrees('lon', 180),
  format: z.literal('json', "Parameter 'format' must be 'json'."),
  addressdetails: z.enum(['0', '1'], "Parameter 'addressdetails' must be 0 or 1.").default('1'),
})

/** The reader's languages, the preferred one first. */
const languagesOf = (header: string | undefined): readonly string[] =>
  parseAccept(header ?? '').map(({ type }) => type)
