import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Database } from '../../backend/database/open.ts'
import { geocoderRoutes } from './geocoder/routes.ts'
import { mailboxRoutes } from './mailbox/routes.ts'
import { seedRoutes } from './seed/routes.ts'

export type LocalAppOptions = {
  /** The backend, as in production. It handles all other routes. */
  api: { fetch(request: Request, bindings: Partial<HttpBindings>): Response | Promise<Response> }
  db: Database
  /** The origins that may use the geocoder. */
  origins: readonly string[]
  authEmulator: string
  seedKey: string
}

export const createLocalApp = ({ api, db, origins, authEmulator, seedKey }: LocalAppOptions) => {
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>()
  app.route('/geocoder', geocoderRoutes({ origins }))
  app.route('/mailbox', mailboxRoutes({ authEmulator }))
  app.route('/local', seedRoutes({ db, key: seedKey }))
  // A build has a link to a privacy policy only if it has a URL for it.
  app.get('/privacy', (context) =>
    context.text('Your privacy policy. In production, VITE_PRIVACY_URL is its URL.'),
  )
  app.all('*', (context) => api.fetch(context.req.raw, context.env))
  return app
}
