import { createRoute, z } from '@hono/zod-openapi'
import { sql } from 'drizzle-orm'
import { answers } from '../http/answers.ts'
import { Problem } from '../http/problems.ts'
import type { Calls } from './call.ts'

/** GET /health: whether this instance can serve, for load balancers and for people. */
export const addHealth = ({ api, parts }: Calls): void => {
  const route = createRoute({
    method: 'get',
    path: '/health',
    summary: 'Says whether this instance can serve',
    responses: answers(healthAnswer, 'It can.', ['database-unreachable']),
  })
  api.openapi(route, async (c) => {
    try {
      await parts.db.execute(sql`select 1`)
    } catch (error) {
      throw new Problem('database-unreachable', { cause: error })
    }
    return c.json({ success: true as const, status: 'ok' as const }, 200)
  })
}

const healthAnswer = z.strictObject({ success: z.literal(true), status: z.literal('ok') })
