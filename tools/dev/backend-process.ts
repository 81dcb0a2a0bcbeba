import { createApi } from '../../backend/app.ts'
import { scheduleCleanUp } from '../../backend/clean-up/schedule.ts'
import { readConfig } from '../../backend/config.ts'
import { openDatabase } from '../../backend/database/open.ts'
import { createLog } from '../../backend/log.ts'
import { serve } from '../../backend/server.ts'
import { createLocalApp } from './local-app.ts'
import { runAsChild } from './processes/run-as-child.ts'

await runAsChild(async () => {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const { db, close } = await openDatabase(config, log)
  const { bugReportDays, cleanUpConfirmedOn } = config
  const stopCleanUp = scheduleCleanUp({ db, log, bugReportDays, cleanUpConfirmedOn })
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
      const cleanUpEnded = stopCleanUp()
      await server.close(1000)
      await cleanUpEnded
      await close()
    },
  }
})
