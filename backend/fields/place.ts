import { z } from '@hono/zod-openapi'
import { line } from './text.ts'

const message = 'Please check the location.'
const degrees = (max: number) => z.number(message).min(-max, message).max(max, message)

/** A place (specification, section 3): coordinates are [longitude, latitude] in degrees. */
export const place = z
  .strictObject(
    {
      type: z.literal('Point', message),
      coordinates: z.tuple([degrees(180), degrees(90)], message),
      address: line({
        max: 500,
        message: 'Please keep the location to 500 characters or fewer.',
      }),
      // The forms have one field for the place.
      city: line({
        max: 200,
        message: 'Please check the location. The name of the city is longer than 200 characters.',
      }),
    },
    message,
  )
  .openapi('Place')
