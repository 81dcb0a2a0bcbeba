import { z } from 'zod'

const record = z.looseObject({
  _id: z.string(),
  username: z.string(),
  lastName: z.string(),
  interests: z.array(z.string()),
})

const response = z.object({ data: z.object({ data: record }) })

/** The record in a response of `me` or `login`. Throws if there is none. */
export const recordIn = (body: unknown): z.infer<typeof record> => response.parse(body).data.data
