import { createApi } from './app.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './database/open.ts'
import { loadDotEnv } from './dot-env.ts'
import { describeError } from './http/describe-error.ts'
import { createLog } from './log.ts'
import { serve } from './server.ts'
import { startSweeping } from './sweep.ts'

/** The production entry: one stateless instance. SIGTERM and SIGINT stop it gracefully. */
const start = async (): Promise<void> => {
  loadDotEnv()
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const database = await openDatabase(config)
  const server = await serve(createApi({ config, db: database.db, log }), config.port, config.host)
  const stopSweeping = startSweeping({ db: database.db, log })
  log.info({ host: config.host, port: server.port, tokens: config.tokens.kind }, 'listening')

  let stopping = false
  const stop = async (reason: string, exitCode: number) => {
    if (stopping) return
    stopping = true
    log.info({ reason }, 'stopping')
    stopSweeping()
    await server.close()
    await database.close()
    log.info('stopped')
    process.exit(exitCode)
  }
  process.once('SIGTERM', () => void stop('SIGTERM', 0))
  process.once('SIGINT', () => void stop('SIGINT', 0))
  const fail = (error: unknown) => {
    log.fatal(describeError(error), 'unexpected failure')
    void stop('unexpected failure', 1)
  }
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
