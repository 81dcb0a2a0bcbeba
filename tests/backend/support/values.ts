import { z } from 'zod'
import type { ApiResponse } from './ask.ts'

const minutes = 60_000
export const hours = 60 * minutes
export const days = 24 * hours

/** The pending token in a response of register. */
export const pendingTokenFrom = (response: ApiResponse): string =>
  z.object({ token: z.string() }).parse(response.body).token

/** The user in a response of social-auth. */
export const userFrom = (response: ApiResponse) =>
  z
    .object({
      data: z.object({ user: z.looseObject({ username: z.string(), profileImage: z.string() }) }),
    })
    .parse(response.body).data.user
