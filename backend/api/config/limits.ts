import { z } from 'zod'

/** So many calls in a fixed window of so many seconds. */
export type Limit = { calls: number; seconds: number }

/** The calls that are limited, per client address and per member. */
export type LimitedCall = 'register' | 'login' | 'resolve-login' | 'report-bug'

/** How often each limited call may be made. */
export type Limits = Readonly<Record<LimitedCall, Limit>>

/** Reads `calls/seconds`, as in `60/3600`. */
export const limit = (otherwise: `${number}/${number}`) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}\/[1-9]\d{0,6}$/, 'must read calls/seconds, as in 60/3600')
    .transform((text): Limit => {
      const [calls, seconds] = text.split('/').map(Number)
      return { calls: calls ?? 1, seconds: seconds ?? 1 }
    })
    .prefault(otherwise)
