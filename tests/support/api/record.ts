import { z } from 'zod'

const record = z.looseObject({
  _id: z.string(),
  username: z.string(),
  lastName: z.string(),
  interests: z.array(z.string()),
})

const answer = z.object({ data: z.object({ data: record }) })

/** The record in an answer of `me` or `login`. Throws where there is none. */
export const recordIn = (body: unknown): z.infer<typeof record> => answer.parse(body).data.data
