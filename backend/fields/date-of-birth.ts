import { z } from '@hono/zod-openapi'

const message = 'Please check the date of birth. Enter a past date as YYYY-MM-DD.'

/** The document of the API contains it too, so that the site's forms have the same limit. */
const earliest = '1900-01-01'

/** An existing day in the past as `YYYY-MM-DD`, or '' for none. `now` returns epoch ms. */
export const dateOfBirth = (now: () => number) =>
  z
    .union(
      [
        z.literal(''),
        z.iso
          .date(message)
          .refine((day) => day >= earliest, message)
          .refine((day) => day < new Date(now()).toISOString().slice(0, 10), message),
      ],
      message,
    )
    .openapi({ type: 'string', example: '1990-12-31', 'x-earliest': earliest })
