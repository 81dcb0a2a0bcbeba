import { z } from '@hono/zod-openapi'

const sentence = 'Please check the date of birth: a day in the past, as YYYY-MM-DD.'

/** A real day in the past as `YYYY-MM-DD`, or '' for none. `now` in epoch ms. */
export const dateOfBirth = (now: () => number) =>
  z
    .union(
      [
        z.literal(''),
        z.iso
          .date(sentence)
          .refine((day) => day >= '1900-01-01', sentence)
          .refine((day) => day < new Date(now()).toISOString().slice(0, 10), sentence),
      ],
      sentence,
    )
    .openapi({ type: 'string', example: '1990-12-31' })
