import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { createApi } from '../../backend/app.ts'
import { scheduleCleanUp } from '../../backend/clean-up/schedule.ts'
import { readConfig } from '../../backend/config.ts'
import { openDatabase } from '../../backend/database/open.ts'
import { createLog } from '../../backend/log.ts'
import { serve } from '../../backend/server.ts'
import { geocoderRoutes } from './geocoder/routes.ts'
import { mailboxRoutes } from './mailbox/routes.ts'
import { runAsChild } from './processes/run-as-child.ts'
import { seedRoutes } from './seed/routes.ts'

await runAsChild(async () => {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const { db, close } = await openDatabase(config, log)
  const { bugReportDays, cleanUpConfirmedOn } = config
  const stopCleanUp = scheduleCleanUp({ db, log, bugReportDays, cleanUpConfirmedOn })
  const api = createApi({ config, db, log })
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>()
  app.route('/geocoder', geocoderRoutes({ origins: config.corsOrigins }))
  const authEmulator = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`
  app.route('/mailbox', mailboxRoutes({ authEmulator }))
  app.route('/local', seedRoutes({ db, key: process.env.SEED_KEY ?? '' }))
  // A build has a link to a privacy policy only if it has a URL for it.
  app.get('/privacy', (context) =>
    context.text('Your privacy policy. In production, VITE_PRIVACY_URL is its URL.'),
  )
  app.all('*', (context) => api.fetch(context.req.raw, context.env))
  const server = await serve(app, config.port, config.host)
  return {
    stop: async () => {
      const cleanUpEnded = stopCleanUp()
      await server.close(1000)
      await cleanUpEnded
      await close()
    },
  }
})
