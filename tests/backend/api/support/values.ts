import { z } from 'zod'
import type { Answer } from './ask.ts'

const minutes = 60_000
export const hours = 60 * minutes
export const days = 24 * hours

/** The token in the answer of register. */
export const pendingTokenFrom = (answer: Answer): string =>
  z.object({ token: z.string() }).parse(answer.body).token

/** The user in an answer of social-auth. */
export const userFrom = (answer: Answer) =>
  z
    .object({
      data: z.object({ user: z.looseObject({ username: z.string(), profileImage: z.string() }) }),
    })
    .parse(answer.body).data.user
