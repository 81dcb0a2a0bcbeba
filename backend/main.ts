import { setTimeout as wait } from 'node:timers/promises'
import { createApi } from './app.ts'
import { scheduleCleanUp } from './clean-up/schedule.ts'
import { SettingsError } from './config/settings-error.ts'
import { type ApiConfig, readConfig } from './config.ts'
import { connectionUrlOf, openDatabase } from './database/open.ts'
import { loadDotEnv } from './dot-env.ts'
import { openPostgresProbe, probeOver } from './health/database-probe.ts'
import { createReadiness } from './health/readiness.ts'
import { describeError } from './http/describe-error.ts'
import { limitRequests } from './http/overload.ts'
import { googleKeys } from './identity/google-keys.ts'
import { type InstanceName, nameInstance } from './instance-name.ts'
import { createLog } from './log.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { type RunningServer, type Servable, serve } from './server.ts'

/** Starts one stateless instance in production. SIGTERM and SIGINT stop it gracefully. */
const start = async (): Promise<void> => {
  loadDotEnv()
  const config = readConfig(process.env)
  const name = nameInstance(config.release)
  const log = createLog(config.logLevel).child(name)
  const database = await openDatabase(config, log)
  const probe = config.databaseUrl
    ? openPostgresProbe(connectionUrlOf(config))
    : probeOver(database.db)
  const keys = config.tokens.kind === 'google' ? { keys: googleKeys() } : {}
  const readiness = createReadiness({ probe, log, ...keys })
  const metrics = createMetrics(name)
  metrics.observeReadiness(readiness.check)
  if (database.connections) metrics.observeConnections(database.connections)

  const api = createApi({ config, db: database.db, log, readiness, metrics, ...keys })
  const server = await serve(api, config.port, config.host, {
    overload: limitRequests(config, metrics),
  })
  const metricsServer = await serveMetrics(config, metrics)
  const stopCleanUp = scheduleCleanUp({ ...config, db: database.db, log, metrics })
  log.info(
    {
      host: config.host,
      port: server.port,
      tokens: config.tokens.kind,
      ...(metricsServer ? { metricsPort: metricsServer.port } : {}),
    },
    'listening',
  )

  let stopping = false
  const stop = async (reason: string, { exitCode, drainMs }: Shutdown) => {
    if (stopping) return
    stopping = true
    log.info({ reason }, 'stopping')
    setTimeout(() => {
      log.error({ kind: 'stop' }, 'stopped by force')
      process.exit(1)
    }, drainMs + maxStopMs).unref()
    readiness.stop()
    server.drain()
    const cleanUpEnded = stopCleanUp()
    await wait(drainMs)
    await server.close()
    await cleanUpEnded
    await metricsServer?.close(0)
    await probe.close()
    await database.close()
    log.info('stopped')
    process.exit(exitCode)
  }
  const onSignal = (signal: string) =>
    void stop(signal, { exitCode: 0, drainMs: config.drainSeconds * 1000 })
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  const fail = (error: unknown) => {
    log.fatal({ kind: 'crash', ...describeError(error) }, 'unexpected failure')
    void stop('unexpected failure', { exitCode: 1, drainMs: 0 })
  }
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)
}

type Shutdown = { exitCode: number; drainMs: number }

/** Milliseconds after the drain: 10 s for running requests, the rest for closing the database. */
const maxStopMs = 15_000

const serveMetrics = (
  { metrics: listener }: ApiConfig,
  metrics: Metrics,
): Promise<RunningServer | null> =>
  listener === null
    ? Promise.resolve(null)
    : serve(createMetricsApp(metrics), listener.port, listener.host)

/** Before the start no member data exists in the process, so the text of the error may be logged. */
const logFailedStart = (error: unknown): void => {
  const problems =
    error instanceof SettingsError
      ? { problems: error.problems }
      : { reason: error instanceof Error ? error.message : String(error) }
  const name: InstanceName = nameInstance(
    process.env.API_RELEASE || process.env.IMAGE_API_RELEASE || 'unknown',
  )
  createLog('fatal')
    .child(name)
    .fatal({ kind: 'start', ...problems, ...describeError(error) }, 'not started')
}

start().catch((error: unknown) => {
  logFailedStart(error)
  process.exit(1)
})

/** Creates an app with the single route GET /metrics. It is served on its own port, which no proxy publishes. */
const createMetricsApp = (metrics: Metrics): Servable => ({
  fetch: async (request) => {
    if (request.method !== 'GET' || new URL(request.url).pathname !== '/metrics') {
      return new Response(null, { status: 404 })
    }
    return new Response(await metrics.text(), {
      headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' },
    })
  },
})
