import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Database } from '../api/database/open.ts'
import { geocoderRoutes } from './geocoder/routes.ts'
import { mailboxRoutes } from './mailbox/routes.ts'
import { seedRoutes } from './seed/routes.ts'

/** What the local server is made of. */
export type LocalParts = {
  /** The backend as production runs it; it answers everything that is not of the local stack. */
  api: { fetch(request: Request, bindings: Partial<HttpBindings>): Response | Promise<Response> }
  db: Database
  /** The pages that may ask the geocoder. */
  origins: readonly string[]
  /** The address of the Auth emulator. */
  authEmulator: string
  seedKey: string
}

/** The backend with what stands beside it on one developer's machine: geocoder, mailbox, seeding. */
export const createLocalApp = ({ api, db, origins, authEmulator, seedKey }: LocalParts) => {
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>()
  app.route('/geocoder', geocoderRoutes({ origins }))
  app.route('/mailbox', mailboxRoutes({ authEmulator }))
  app.route('/local', seedRoutes({ db, key: seedKey }))
  app.all('*', (context) => api.fetch(context.req.raw, context.env))
  return app
}
