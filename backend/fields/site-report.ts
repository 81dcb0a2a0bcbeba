import { z } from '@hono/zod-openapi'
import { page } from './web-vitals.ts'

/** Why a page sends a report. */
const reasons = [
  'uncaught error',
  'crashed actor',
  'error page',
  'missing chunk',
  'unexpected failure',
  'unreachable state',
] as const

/*
 * Names from the site's source: machines, events, failure kinds, and state values as JSON. The characters exclude
 * emails, URLs, tokens with `=` and every query.
 */
const name = z
  .string()
  .max(600)
  .regex(/^[\w .,:;'’"{}()[\]›…*/-]*$/)

const count = z.int().min(0)

/** The last events between the actors of a page: names from the source and numbers, nothing of a person. */
export const siteReportBody = z
  .strictObject({
    version: z.literal(1),
    page,
    reason: z.enum(reasons),
    /** The kind of the failure, from the site's closed list. */
    failure: name.optional(),
    /** Every name that actors and events refer to by its index. */
    names: z.array(name).max(600),
    /** For each actor: its own number, the number of its parent (0 for none), its name. */
    actors: z.array(z.array(count.max(1_000_000)).min(3).max(3)).max(400),
    /**
     * For each event, oldest first: ms since the first one, sender (0 is the page itself), receiver, its type, the state
     * of the receiver after it, the kind of the failure in it. The last two are -1 if there is none.
     */
    events: z
      .array(z.array(z.int().min(-1).max(100_000_000)).min(6).max(6))
      .min(1)
      .max(200),
  })
  .openapi('SiteReportBody')

/** A report of a page. */
export type SiteReport = z.infer<typeof siteReportBody>
