import { createRoute, z } from '@hono/zod-openapi'
import { sql } from 'drizzle-orm'
import type { NotReady } from '../health/readiness.ts'
import { Problem } from '../http/problems.ts'
import { responsesFor } from '../http/responses.ts'
import type { RouteContext } from './route-context.ts'

/** GET /health: whether this instance can reach its database. For existing clients; /health/ready checks more. */
export const addHealth = ({ api, dependencies }: RouteContext): void => {
  const route = createRoute({
    method: 'get',
    path: '/health',
    summary: 'Reports whether this instance can serve requests',
    responses: responsesFor(healthResponse, 'It can.', ['database-unreachable']),
  })
  api.openapi(route, async (c) => {
    try {
      await dependencies.db.execute(sql`select 1`)
    } catch (error) {
      throw new Problem('database-unreachable', { cause: error })
    }
    return c.json({ success: true as const, status: 'ok' as const }, 200)
  })
}

/** GET /health/live: whether the process responds. If it does not, restart it. */
export const addLiveness = ({ api }: RouteContext): void => {
  const route = createRoute({
    method: 'get',
    path: '/health/live',
    summary: 'Reports whether this process responds',
    responses: responsesFor(healthResponse, 'It does.', []),
  })
  api.openapi(route, (c) => c.json({ success: true as const, status: 'ok' as const }, 200))
}

/** GET /health/ready: whether this instance should receive requests. If not, a restart does not help. */
export const addReadiness = ({ api, dependencies }: RouteContext): void => {
  const route = createRoute({
    method: 'get',
    path: '/health/ready',
    summary: 'Reports whether this instance should receive requests',
    responses: responsesFor(healthResponse, 'It should.', ['not-ready']),
  })
  api.openapi(route, async (c) => {
    const reason = await dependencies.readiness.check()
    if (reason !== null) throw new Problem('not-ready', { message: messages[reason] })
    return c.json({ success: true as const, status: 'ok' as const }, 200)
  })
}

const healthResponse = z.strictObject({ success: z.literal(true), status: z.literal('ok') })

/** For operators. `npm run doctor` prints them. */
const messages: Readonly<Record<NotReady, string>> = {
  stopping: 'This instance is stopping.',
  'database-unreachable': 'The database does not answer within a second.',
  standby: 'The database is a standby: it accepts no writes.',
  'read-only': 'The database accepts no writes.',
  'migrations-behind': 'The database lacks migrations of this release.',
  'clocks-differ':
    'The clocks of this instance and of the database are more than 2 s apart: see NTP on both machines.',
  'writes-fail': 'The database rejects writes: see its disk and its memory.',
  'no-signing-keys': 'The signing keys of the identity service have not been fetched yet.',
}
