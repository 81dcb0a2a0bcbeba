import { z } from '@hono/zod-openapi'

/** The pages of the site. Every other URL is reported as `other`, so that a label of a metric never contains a path. */
const pages = [
  '/',
  '/login',
  '/signup',
  '/forgot-password',
  '/verify-email',
  '/profile-completion',
  '/preferences',
  '/profile',
  '/edit-profile',
  '/update-preferences',
  '/settings',
  'other',
] as const

/** A page of the site, or `other`. */
export const page = z.enum(pages)

const milliseconds = z.int().min(0).max(60_000).optional()

/** The timings of one page load, without anything that identifies a person. A metric that the browser lacks is absent. */
export const webVitalsBody = z
  .strictObject({
    page,
    lcp: milliseconds,
    inp: milliseconds,
    ttfb: milliseconds,
    domContentLoaded: milliseconds,
    load: milliseconds,
    cls: z.number().min(0).max(10).optional(),
  })
  .openapi('WebVitalsBody')

/** Times are in ms. `cls` has no unit. */
export type WebVitals = z.infer<typeof webVitalsBody>
