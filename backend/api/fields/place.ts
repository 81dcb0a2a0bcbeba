import { z } from '@hono/zod-openapi'
import { line } from './text.ts'

const sentence = 'Please check the location.'
const degrees = (most: number) => z.number(sentence).min(-most, sentence).max(most, sentence)

/** A place (specification, section 3): coordinates are [longitude, latitude] in degrees. */
export const place = z
  .strictObject(
    {
      type: z.literal('Point', sentence),
      coordinates: z.tuple([degrees(180), degrees(90)], sentence),
      address: line({ max: 500, sentence: 'Please check the location: at most 500 characters.' }),
      city: line({ max: 200, sentence: 'Please check the city: at most 200 characters.' }),
    },
    sentence,
  )
  .openapi('Place')
