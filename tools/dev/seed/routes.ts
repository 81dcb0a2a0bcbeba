import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import { z } from 'zod'
import type { Database } from '../../../backend/database/open.ts'
import { members } from '../../../backend/database/schema.ts'

/**
 * Creates `PUT /members/{uid}`, which sets a member's events and friends. The contract has no such route. It requires
 * the key of this run, which is in the data folder, and only the local stack mounts it.
 */
export const seedRoutes = ({ db, key }: { db: Database; key: string }): Hono => {
  const routes = new Hono()
  routes.use(bearerAuth({ token: key }))
  routes.put('/members/:uid', async (context) => {
    const fields = body.parse(await context.req.json())
    const changed = await db
      .update(members)
      .set(fields)
      .where(eq(members.uid, context.req.param('uid')))
      .returning({ uid: members.uid })
    return changed.length === 1 ? context.body(null, 204) : context.notFound()
  })
  return routes
}

const body = z.object({ events: z.array(z.unknown()), friends: z.array(z.unknown()) })
