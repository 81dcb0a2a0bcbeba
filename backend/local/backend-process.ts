import { createApi } from '../api/app.ts'
import { readConfig } from '../api/config.ts'
import { openDatabase } from '../api/database/open.ts'
import { createLog } from '../api/log.ts'
import { serve } from '../api/server.ts'
import { startSweeping } from '../api/sweep.ts'
import { createLocalApp } from './local-app.ts'
import { runAsChild } from './processes/run-as-child.ts'

await runAsChild(async () => {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const { db, close } = await openDatabase(config)
  const stopSweeping = startSweeping({ db, log })
  const app = createLocalApp({
    api: createApi({ config, db, log }),
    db,
    origins: config.corsOrigins,
    authEmulator: `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`,
    seedKey: process.env.SEED_KEY ?? '',
  })
  const server = await serve(app, config.port, config.host)
  return {
    stop: async () => {
      stopSweeping()
      await server.close(1000)
      await close()
    },
  }
})
