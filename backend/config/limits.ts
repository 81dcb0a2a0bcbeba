import { z } from 'zod'

/** The maximum number of requests in a fixed window of this many seconds. */
export type Limit = { requests: number; seconds: number }

/** The routes that are limited, per client IP address and per member. */
export type LimitedRoute =
  | 'register'
  | 'login'
  | 'resolve-login'
  | 'report-bug'
  | 'web-vitals'
  | 'site-reports'

export type Limits = Readonly<Record<LimitedRoute, Limit>>

/** Parses `requests/seconds`, as in `60/3600`. */
export const limit = (fallback: `${number}/${number}`) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}\/[1-9]\d{0,6}$/, 'must be requests/seconds, as in 60/3600')
    .transform((text): Limit => {
      const [requests, seconds] = text.split('/').map(Number)
      return { requests: requests ?? 1, seconds: seconds ?? 1 }
    })
    .prefault(fallback)
