import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { DatabaseNow } from '../../../backend/database/now.ts'
import type { ApiResponse } from './ask.ts'

const minutes = 60_000
export const hours = 60 * minutes
export const days = 24 * hours

/** A test's clock as the clock of the database. It is read when a statement is built. */
export const databaseTime = (clock: { now: number }): DatabaseNow =>
  sql<Date>`${{ getSQL: () => sql`${new Date(clock.now).toISOString()}::timestamptz` }}`

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
